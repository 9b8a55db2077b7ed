/** Fish and what swims like them, drawn by us: noses to the right. */
import { eye, limb, ring, type Drawing, type Layer } from "./strokes";

interface Shape {
  long: number;
  deep: number;
  /** How far the tail reaches, and how high it stands against the body. */
  tail: number;
  fork: number;
  nose?: number;
}

/** A body with its tail in one stroke, a pale belly, an eye. */
function fish({ long, deep, tail, fork, nose = 0.9 }: Shape, more: Layer[] = []): Drawing {
  const [x, end, y, h] = [256 + long / 2, 256 - long / 2, 256, deep / 2];
  const root = end + tail;
  const slim = h * 0.2;
  const back = `C${x - long * 0.1} ${y - h * nose} ${x - long * 0.28} ${y - h} ${x - long * 0.44} ${y - h}C${root + long * 0.2} ${y - h * 0.85} ${root + long * 0.06} ${y - slim * 1.5} ${root} ${y - slim}`;
  const belly = `C${root + long * 0.06} ${y + slim * 1.5} ${root + long * 0.2} ${y + h * 0.85} ${x - long * 0.44} ${y + h}C${x - long * 0.28} ${y + h} ${x - long * 0.1} ${y + h * nose} ${x} ${y}Z`;
  const fan = `L${end} ${y - h * fork}Q${root - tail * 0.3} ${y} ${end} ${y + h * fork}L${root} ${y + slim}`;
  return [
    ...more.filter(([tone]) => tone === "body"),
    ["body", `M${x} ${y}${back}${fan}${belly}`],
    [
      "pale",
      `M${x - long * 0.06} ${y + h * 0.3}Q${x - long * 0.4} ${y + h * 0.5} ${root + tail * 0.2} ${y + slim * 0.4}C${root + long * 0.16} ${y + h * 0.6} ${x - long * 0.5} ${y + h * 0.92} ${x - long * 0.34} ${y + h * 0.86}Q${x - long * 0.16} ${y + h * 0.8} ${x - long * 0.06} ${y + h * 0.3}Z`,
    ],
    ...more.filter(([tone]) => tone !== "body"),
    ...eye(x - long * 0.12, y - h * 0.18, Math.max(11, h * 0.16)),
  ];
}

export const medaka = fish({ long: 340, deep: 130, tail: 80, fork: 0.62, nose: 0.62 }, [
  ["body", "M210 305 L190 372 L120 356 L146 300Z"],
  ["body", "M150 214 L112 168 L174 200Z"],
  ["mark", ring(372, 236, 7)],
]);

export const ayu = fish({ long: 450, deep: 132, tail: 92, fork: 0.95 }, [
  ["body", "M270 196 L226 132 L190 198Z"],
  ["body", "M150 214 L124 184 L130 226Z"],
  ["body", "M236 316 L196 372 L166 308Z"],
  ["mark", ring(336, 258, 26, 14, 20)],
]);

export const saury = fish({ long: 500, deep: 84, tail: 74, fork: 1.15, nose: 0.5 }, [
  ["body", "M166 224 L136 196 L118 236Z"],
  ["body", "M166 288 L136 318 L118 276Z"],
  ["mark", "M506 256 L462 250 L462 264Z"],
]);

export const flyingFish = fish({ long: 440, deep: 104, tail: 96, fork: 1.35 }, [
  ["body", "M350 226C300 150 214 74 92 44C128 104 150 170 236 232Z"],
  ["body", "M250 296C220 344 170 388 104 408C128 366 140 330 176 290Z"],
  ["pale", "M330 214C286 154 214 96 130 66C196 122 246 172 306 224Z"],
]);

export const skipjack = fish({ long: 470, deep: 190, tail: 88, fork: 1.05 }, [
  ["body", "M292 168 L230 106 L206 172Z"],
  ["body", "M190 196 L150 150 L160 210Z"],
  ["body", "M190 316 L150 362 L160 302Z"],
  ["ink", "M400 296Q290 318 140 272L140 279Q290 328 396 304Z"],
  ["ink", "M384 318Q290 340 152 288L152 295Q290 350 376 325Z"],
  ["ink", "M356 338Q280 348 180 310L180 317Q280 358 340 344Z"],
  ["body", "M356 262 L292 292 L330 250Z"],
]);

export const shark: Drawing = [
  [
    "body",
    "M492 262C470 214 400 178 318 172L262 92C252 120 246 148 246 178C188 190 138 210 104 228L24 142C34 190 50 222 62 244C50 276 40 308 42 346L108 268C150 282 196 290 240 292L196 372C250 356 286 330 306 294C384 292 452 288 476 282L440 274Z",
  ],
  ["pale", "M476 282C452 288 384 292 306 294C240 294 170 286 108 268C200 274 330 268 420 262L444 274Z"],
  [
    "ink",
    "M352 216q10 26 -2 54h-6q10 -28 2 -54zM330 216q10 26 -2 54h-6q10 -28 2 -54zM374 218q10 24 -2 50h-6q10 -26 2 -50z",
  ],
  ...eye(428, 226, 11),
];

export const orca: Drawing = [
  [
    "body",
    "M484 270C476 206 396 170 300 178L250 78C224 112 216 150 222 190C166 206 116 238 84 264L18 232C24 266 36 288 52 300C44 322 42 344 48 366L110 304C170 322 230 332 286 334L250 398C300 392 340 366 356 332C430 326 482 310 484 270Z",
  ],
  [
    "pale",
    "M478 292C440 314 400 304 362 306C330 350 250 322 178 310C222 322 260 334 300 334C360 336 462 328 478 292Z",
  ],
  ["pale", ring(402, 226, 34, 15, 8)],
  ["pale", "M246 192C226 206 206 236 180 244C206 254 246 226 262 190Z"],
  ...eye(424, 248, 8),
];

export const spermWhale: Drawing = [
  [
    "body",
    "M486 190C488 172 474 160 448 158L330 160C232 164 150 214 100 262L52 200C40 224 40 244 48 262L20 296C44 308 68 306 90 298C150 338 250 356 330 352L300 396C336 394 360 374 370 348C430 340 470 330 484 300L470 288L486 276Z",
  ],
  ["pale", "M478 288L356 300C352 306 356 312 364 312L480 306Z"],
  ["pale", "M450 150q-8 -40 -34 -54q22 2 32 20q2 -24 22 -34q-14 30 -6 68z"],
  ["ink", ring(350, 272, 9)],
  ["pale", "M120 262q60 -44 120 -56l2 5q-60 16 -116 56z"],
];

export const mudskipper: Drawing = [
  [
    "body",
    "M470 300C462 250 420 224 366 226L330 150L312 214L276 162L270 222C190 236 130 282 84 336L22 318C32 346 32 372 20 400C56 398 92 390 118 372C200 384 300 384 352 376L318 430L382 420L420 364C452 352 472 330 470 300Z",
  ],
  ["body", ring(420, 214, 30)],
  ["body", ring(372, 208, 30)],
  ["pale", "M456 316C420 336 330 352 236 350C320 372 420 368 456 316Z"],
  ...eye(424, 208, 17),
  ...eye(376, 202, 17),
  ["mark", ring(240, 286, 10)],
  ["mark", ring(290, 276, 10)],
  ["mark", ring(190, 306, 10)],
];

export const salamander: Drawing = [
  [
    "body",
    "M486 262C478 216 418 200 360 218C300 206 226 216 170 246C120 270 70 268 20 226C26 300 76 346 150 340C230 352 300 340 356 316C420 328 482 310 486 262Z",
  ],
  [
    "body",
    "M330 306L372 386L352 412L392 420L404 392L372 308ZM186 326L156 396L128 404L166 424L190 408L226 330Z",
  ],
  ["body", "M318 222L344 150L328 130L366 130L376 152L352 226Z"],
  ["ink", "M478 282Q440 296 396 282L398 276Q440 288 476 274Z"],
  [
    "mark",
    `${ring(300, 246, 14, 9)}${ring(246, 262, 18, 10)}${ring(190, 286, 16, 9)}${ring(270, 300, 12, 8)}`,
  ],
  ["pale", ring(440, 236, 7)],
  ["pale", ring(402, 232, 7)],
];

export const newt: Drawing = [
  [
    "body",
    "M474 196C470 160 428 148 394 166C372 178 352 186 326 190C262 198 214 232 184 284C156 334 110 372 36 388C110 420 196 390 236 330C264 290 304 268 344 256C372 248 396 244 414 242C450 240 478 224 474 196Z",
  ],
  [
    "body",
    limb(340, 240, 386, 320, 36, 20) + limb(386, 320, 430, 326, 18, 8) + limb(386, 320, 408, 352, 16, 6),
  ],
  [
    "body",
    limb(300, 210, 252, 140, 34, 20) + limb(252, 140, 214, 138, 18, 8) + limb(252, 140, 240, 104, 16, 6),
  ],
  [
    "body",
    limb(216, 310, 262, 390, 34, 20) + limb(262, 390, 306, 394, 18, 8) + limb(262, 390, 276, 424, 16, 6),
  ],
  [
    "body",
    limb(200, 280, 132, 240, 34, 20) + limb(132, 240, 96, 252, 18, 8) + limb(132, 240, 108, 212, 16, 6),
  ],
  [
    "mark",
    "M466 206C440 236 392 226 336 244C290 260 256 292 232 330C200 372 140 396 76 394C140 384 186 344 214 300C246 246 290 226 340 222C390 216 440 222 466 206Z",
  ],
  ...eye(430, 180, 11),
];
