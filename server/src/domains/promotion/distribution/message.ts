import type { Page } from '@storefront/contract/entities/common'
import type { DistMessage } from '@storefront/contract/entities/promotion/distribution'
import type { Connection } from '../../../db'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import type { DistMessageKind } from '../../../db/stored.types'

const SEND = 'insert into dist_message (tenant_id, user_id, kind, ref, created_at) values ($1, $2, $3, $4, $5)'

/** Tells a promoter something, in the transaction of what happened. */
export async function sendDistMessage(
  ctx: Pick<JobCtx, 'tenant' | 'now'>,
  tx: Connection,
  userId: number,
  kind: DistMessageKind,
  ref = '',
): Promise<void> {
  await tx.rows(SEND, [ctx.tenant.id, userId, kind, ref, ctx.now], 'dist_message')
}

const shape: ListShape = {
  table: 'dist_message',
  columns: `t.id, t.kind, t.ref, t.created_at, coalesce((select p.messages_read_at >= t.created_at from promoter p
    where p.tenant_id = $1 and p.user_id = t.user_id), false) as is_read`,
  joins: '',
  orderings: {},
  search: [],
}

interface MessageRow {
  id: number
  kind: DistMessageKind
  ref: string
  created_at: string
  is_read: boolean
}

/** Lists the programme's messages to the promoter, the newest first; reading the first page marks them as read. */
export function listMessages(ctx: UserCtx, page: Partial<Slice>): Promise<Page<DistMessage>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  return ctx.db.tx(async (tx) => {
    const { count, results } = await runList<MessageRow>(tx, sql, shape, 't.id desc', page)
    if (!page.offset)
      await tx.rows('update promoter set messages_read_at = $3 where tenant_id = $1 and user_id = $2', [
        ctx.tenant.id,
        ctx.user.id,
        ctx.now,
      ])
    return {
      count,
      results: results.map(({ id, kind, ref, created_at, is_read }) => ({
        id,
        kind,
        title: translate(ctx.language, `promotion.distMessage.${kind}.title`),
        text: translate(ctx.language, `promotion.distMessage.${kind}.text`, { ref }),
        created: new Date(created_at).toISOString(),
        is_read,
      })),
    }
  })
}
