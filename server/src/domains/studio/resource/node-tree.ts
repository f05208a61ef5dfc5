import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'

const DEPTHS = `with recursive moved as (
    select n.id, coalesce(p.depth, 0) + 1 as depth from node n left join node p on p.tenant_id = $1 and p.id = n.parent_id
      where n.tenant_id = $1 and n.id = $2
    union all select c.id, m.depth + 1 from node c join moved m on c.parent_id = m.id where c.tenant_id = $1)
  update node n set depth = m.depth from moved m where n.tenant_id = $1 and n.id = m.id and n.depth <> m.depth`

/** Gives a node and all below it the depth of their place in the tree. */
export async function moveNodes(ctx: UserCtx, tx: Connection, id: number): Promise<void> {
  await tx.rows(DEPTHS, [ctx.tenant.id, id])
}
