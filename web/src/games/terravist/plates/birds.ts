/** Birds, drawn by us: beaks to the right. */
import { eye, limb, ring, type Drawing, type Layer } from "./strokes";

interface Perched {
  /** How plump, how long the tail is, how long the beak. */
  plump: number;
  tail: number;
  beak: number;
  deep?: number;
  leg?: number;
  head?: number;
  /** How upright it holds its tail: 0 level, 1 cocked. */
  cock?: number;
}

/** A small bird that sits and looks to the right. */
function perched(
  { plump, tail, beak, deep = 22, leg = 54, head = 66, cock = 0 }: Perched,
  more: Layer[] = [],
): Drawing {
  const [hx, hy] = [338, 168];
  const foot = 300 + plump + leg - 40;
  return [
    ["ink", limb(262, 330, 268, foot, 12, 9) + limb(300, 326, 308, foot, 12, 9)],
    ["ink", limb(250, foot, 300, foot, 9) + limb(292, foot, 342, foot, 9)],
    [
      "body",
      `M206 ${276 - plump * 0.3}L${150 - tail} ${330 - cock * 190}L${168 - tail} ${372 - cock * 190}L236 330Z`,
    ],
    ["body", ring(270, 258, 118, plump, -38)],
    ["body", ring(hx, hy, head)],
    [
      "mark",
      `M${hx + head - 10} ${hy - deep / 2}L${hx + head + beak} ${hy + 6}L${hx + head - 10} ${hy + deep / 2}Z`,
    ],
    ...more,
    ...eye(hx + 20, hy - 10, 13),
  ];
}

const wing = (tone: Layer[0]): Layer => [tone, "M312 232C262 216 204 252 158 330C226 340 296 312 318 262Z"];

export const tit = perched({ plump: 88, tail: 66, beak: 26 }, [
  ["pale", ring(352, 186, 36, 28)],
  ["pale", "M366 240C372 296 330 350 276 350C320 330 340 290 336 236Z"],
  ["ink", "M350 214C366 262 352 316 318 344L304 340C338 308 346 262 332 222Z"],
  wing("ink"),
  ["pale", "M296 244Q232 262 196 306L206 310Q244 272 304 254Z"],
]);

export const skylark = perched({ plump: 80, tail: 60, beak: 30, head: 60 }, [
  ["body", "M356 118L300 74L296 130Z"],
  ["pale", "M372 228C370 290 326 344 268 342C316 320 340 282 338 236Z"],
  ["ink", `${ring(346, 248, 5, 9)}${ring(330, 268, 5, 9)}${ring(352, 272, 5, 9)}${ring(336, 294, 5, 9)}`],
  wing("ink"),
  ["pale", "M300 250Q240 264 190 318L200 322Q250 276 306 262Z"],
]);

export const dipper = perched({ plump: 102, tail: 4, beak: 30, head: 62, cock: 0.45 }, [
  ["pale", "M382 206C384 262 350 300 306 292C316 256 316 230 330 218C350 220 368 216 382 206Z"],
  wing("ink"),
]);

export const rail = perched({ plump: 96, tail: 0, beak: 56, deep: 34, leg: 92, head: 58, cock: 0.4 }, [
  ["pale", "M316 150Q350 176 384 178L378 190Q340 184 308 162Z"],
  [
    "pale",
    "M374 218Q350 250 318 262L322 272Q360 258 378 230ZM366 254Q336 284 300 294L304 304Q346 292 370 264ZM352 288Q322 314 284 322L288 332Q332 324 356 298Z",
  ],
  wing("ink"),
]);

export const kingfisher: Drawing = [
  ["ink", limb(60, 446, 450, 410, 26, 16)],
  ["body", "M190 306L112 424L146 434L236 356Z"],
  ["mark", ring(268, 290, 78, 112, 24)],
  ["body", "M226 200C176 256 160 326 172 388C222 356 262 290 276 218Z"],
  ["body", ring(296, 168, 72)],
  ["ink", "M352 140L496 176L352 196Z"],
  ["mark", "M300 186C330 206 356 204 366 192L352 220L302 216Z"],
  ["pale", "M256 216C236 230 232 250 240 262C268 262 292 248 300 222Z"],
  [
    "pale",
    `${ring(256, 132, 7)}${ring(280, 120, 7)}${ring(304, 120, 7)}${ring(212, 290, 8)}${ring(204, 322, 8)}${ring(228, 266, 8)}`,
  ],
  ...eye(322, 156, 14),
];

export const crane: Drawing = [
  [
    "ink",
    limb(250, 320, 236, 480, 12, 9) +
      limb(282, 320, 290, 480, 12, 9) +
      limb(236, 478, 270, 484, 9) +
      limb(290, 478, 326, 484, 9),
  ],
  ["ink", "M180 250C120 262 70 300 54 352C96 340 150 346 196 322Z"],
  ["body", ring(246, 276, 110, 62, -14)],
  ["pale", "M330 236C300 214 220 222 150 284C214 316 300 306 332 268Z"],
  [
    "ink",
    "M316 262C360 226 366 170 356 116C352 80 384 60 412 72L420 96C396 90 388 104 392 132C400 196 384 254 338 290Z",
  ],
  ["ink", ring(402, 84, 30, 26)],
  ["pale", "M372 92C364 130 380 190 366 226L376 208C396 170 388 130 394 108Z"],
  ["mark", "M376 68C388 50 418 50 428 66C414 72 394 74 376 68Z"],
  ["body", "M424 76L496 92L424 98Z"],
  ["pale", ring(410, 84, 5)],
];

/** Wings spread, seen from below. */
function soaring(more: Layer[]): Drawing {
  return [
    [
      "body",
      "M256 128C286 128 300 156 300 188C366 150 430 142 500 168C470 186 452 208 428 214L444 236C412 232 396 246 376 244L386 268C350 262 320 268 300 284L296 330L330 408C280 424 232 424 182 408L216 330L212 284C192 268 162 262 126 268L136 244C116 246 100 232 68 236L84 214C60 208 42 186 12 168C82 142 146 150 212 188C212 156 226 128 256 128Z",
    ],
    ...more,
  ];
}

export const goldenEagle = soaring([
  [
    "mark",
    "M256 128C284 128 298 152 298 180C284 200 268 206 256 206C244 206 228 200 214 180C214 152 228 128 256 128Z",
  ],
  ["ink", "M256 108L270 138L242 138Z"],
  [
    "pale",
    "M312 226Q376 200 430 204L420 212Q370 216 316 240ZM200 226Q136 200 82 204L92 212Q142 216 196 240Z",
  ],
  [
    "pale",
    "M226 350L200 402L214 406L240 352ZM286 350L312 402L298 406L272 352ZM250 354L248 412L264 412L262 354Z",
  ],
]);

export const osprey: Drawing = [
  ...soaring([
    [
      "pale",
      "M256 136C280 136 292 156 292 186C300 240 290 300 256 330C222 300 212 240 220 186C220 156 232 136 256 136Z",
    ],
    ["ink", "M224 166Q256 182 288 166L286 184Q256 198 226 184Z"],
    ["ink", "M256 112L270 142L242 142Z"],
    [
      "pale",
      "M316 216Q390 184 452 184L430 204Q370 210 318 240ZM196 216Q122 184 60 184L82 204Q142 210 194 240Z",
    ],
  ]),
  [
    "mark",
    "M330 440C300 410 240 410 204 438L172 416C176 434 176 448 168 468L206 450C244 474 300 470 330 440Z",
  ],
  ["ink", limb(240, 392, 244, 428, 12, 8) + limb(272, 392, 272, 428, 12, 8)],
];

export const albatross: Drawing = [
  ["body", "M286 262C220 220 120 196 8 210C96 238 150 272 196 316Z"],
  ["body", "M270 258C300 176 380 96 506 60C462 138 410 226 330 292Z"],
  [
    "ink",
    "M8 210C96 206 170 220 226 244L196 254C140 232 80 220 8 210ZM506 60C420 100 352 166 322 236L336 246C376 190 440 120 506 60Z",
  ],
  ["pale", ring(290, 300, 122, 44, -16)],
  ["pale", "M190 312L106 372L204 352Z"],
  ["pale", ring(400, 262, 44, 36)],
  ["mark", "M432 244L496 268C496 280 488 290 480 288L432 284Z"],
  ["body", "M366 240C380 222 414 222 430 238C410 244 386 246 366 240Z"],
  ["ink", ring(412, 258, 6)],
];
