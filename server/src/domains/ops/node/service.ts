import type { Node } from '@storefront/contract/entities/site/node'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { readNodePath } from '../../site/node/service'

/** The nodes of a level, each with the users who chose it or one below it. */
const LEVEL = `with recursive tree as (
    select n.id as top, n.id from node n where n.tenant_id = $1 and n.parent_id is not distinct from $2::bigint
    union all
    select t.top, c.id from tree t join node c on c.tenant_id = $1 and c.parent_id = t.id
  ), members as (
    select t.top, count(*)::int as members from tree t join account a on a.tenant_id = $1 and a.node = t.id group by 1
  )
  select n.id, n.name, n.depth, n.is_active, (select count(*)::int from node c where c.tenant_id = $1 and c.parent_id = n.id) as numchild,
    coalesce(m.members, 0) as members
  from node n left join members m on m.top = n.id
  where n.tenant_id = $1 and n.parent_id is not distinct from $2::bigint order by n.position, n.id`

interface OpsNodes {
  count: number
  results: (Node & { members: number })[]
  path: Node[]
}

/** Nodes right below one, else of the first level, with how many users they have. */
export function listOpsNodes(ctx: UserCtx, parent: number | null): Promise<OpsNodes | Failure> {
  return ctx.db.read(async (tx) => {
    const path = parent === null ? [] : await readNodePath(ctx, tx, parent)
    if (parent !== null && path.length === 0) return fail('notFound')
    const results = await tx.rows<Node & { members: number }>(LEVEL, [ctx.tenant.id, parent], 'ops_node_level')
    return { count: results.length, results, path }
  })
}
