"""A bot may stand in for who is away; bots have a pace"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("stand_in", sa.String(), nullable=False, server_default=""))
        table.add_column(sa.Column("pace", sa.Double(), nullable=False, server_default="1"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("pace")
        table.drop_column("stand_in")
