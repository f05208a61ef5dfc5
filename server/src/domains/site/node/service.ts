import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { Node, NodeLevel } from '@storefront/contract/entities/site/node'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { findUser, presentUser } from '../../account/profile/user'

const COLUMNS = `n.id, n.name, n.depth, n.is_active,
  (select count(*)::int from node c where c.tenant_id = $1 and c.parent_id = n.id) as numchild`

const LEVEL = `select ${COLUMNS} from node n where n.tenant_id = $1 and n.parent_id is not distinct from $2::bigint order by n.position, n.id`

/** The way from a root to one node. */
const WAY = `with recursive way as (
    select n.* from node n where n.tenant_id = $1 and n.id = $2
    union all
    select p.* from node p join way on p.id = way.parent_id where p.tenant_id = $1
  ) select ${COLUMNS} from way n order by n.depth`

/** Returns the way from a root to a node; empty where there is none. */
export const readNodePath = (ctx: Pick<Ctx, 'tenant'>, tx: Connection, id: number): Promise<Node[]> =>
  tx.rows<Node>(WAY, [ctx.tenant.id, id], 'node_way')

async function level(ctx: Ctx, tx: Connection, parent: number | null): Promise<NodeLevel> {
  const results = await tx.rows<Node>(LEVEL, [ctx.tenant.id, parent], 'node_level')
  const currentNode = ctx.user?.node ?? null
  const user_paths = currentNode === null ? [] : await readNodePath(ctx, tx, currentNode)
  return { count: results.length, results, user_paths }
}

/** Returns the first level of the nodes, and the way to the user's own. */
export function nodeRoots(ctx: Ctx): Promise<NodeLevel> {
  return ctx.db.read((tx) => level(ctx, tx, null))
}

/** Returns the nodes right below one; those that are off come along, for the client to say so (spec 8). */
export function nodeChildren(ctx: Ctx, id: number): Promise<NodeLevel | Failure> {
  return ctx.db.read(async (tx) => {
    const [nodeRow] = await tx.rows('select 1 from node where tenant_id = $1 and id = $2', [ctx.tenant.id, id])
    return nodeRow ? level(ctx, tx, id) : fail('notFound')
  })
}

/** Selects the user's node; `uuid` must be the user's own. */
export async function setNode(ctx: UserCtx, uuid: string, id: number): Promise<UserInfo | Failure> {
  if (uuid !== ctx.user.uuid) return fail('forbidden')
  return ctx.db.tx(async (tx) => {
    const movedRows = await tx.rows(
      `update account a set node = n.id from node n
       where a.tenant_id = $1 and a.id = $2 and n.tenant_id = $1 and n.id = $3 and n.is_active returning 1`,
      [ctx.tenant.id, ctx.user.id, id],
    )
    const row = movedRows.length > 0 ? await findUser(tx, ctx.tenant.id, ctx.user.id) : undefined
    return row ? presentUser(ctx, row) : fail('nodeUnavailable')
  })
}
