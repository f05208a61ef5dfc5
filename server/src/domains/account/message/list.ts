import { kindsOfTopic, messageKindOf, type MessageTopic } from '@storefront/contract/domain/account/messages'
import type { Message } from '@storefront/contract/entities/account/message'
import type { Link, Page } from '@storefront/contract/entities/common'
import type { UserCtx } from '../../../core/context.types'
import type { Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import { safeLink } from '../../../lib/html'
import { applyQuery, BY_ID, ListSql, type QueryShape, runList } from '../../../db/list'

const shape: QueryShape = {
  table: 'user_message',
  columns: 't.id, t.kind, t.target, t.data, t.note, t.link, t.created_at, t.read_at',
  joins: '',
  orderings: BY_ID,
  search: [],
  moment: 't.created_at',
}

interface Row {
  id: number
  kind: string
  target: string
  data: Record<string, string>
  note: string
  link: Link | null
  created_at: string
  read_at: string | null
}

/** Returns a message in the reader's language; none for a kind that this version does not know. */
function present({ language }: UserCtx, row: Row): Message[] {
  const kind = messageKindOf(row.kind)
  if (!kind) return []
  const { id, target, data, note, link, created_at, read_at } = row
  const text = translate(language, `account.message.${kind}`, data)
  return [
    {
      id,
      kind,
      text,
      note,
      target,
      link: link && safeLink(link),
      created: new Date(created_at).toISOString(),
      is_read: read_at !== null,
    },
  ]
}

/** Returns the user's messages of a topic, the newest first. */
export async function listMessages(
  ctx: UserCtx,
  query: { topic?: MessageTopic; limit?: number; offset?: number },
): Promise<Page<Message> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  if (query.topic) sql.where(`t.kind = any(${sql.param(kindsOfTopic(query.topic))}::text[])`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, 't.id desc', query))
  return { count, results: results.flatMap((row) => present(ctx, row)) }
}

const READ = `update user_message set read_at = $3 where tenant_id = $1 and user_id = $2 and read_at is null
  and (id = $4::bigint or id <= $5::bigint)`
const UNREAD = `select count(*)::int as unread from user_message where tenant_id = $1 and user_id = $2 and read_at is null`

/** Marks messages of the user as read: one, or all up to one. @returns the number that is left */
export function readMessages(
  ctx: UserCtx,
  { id, up_to }: { id?: number; up_to?: number },
): Promise<{ unread: number }> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(READ, [ctx.tenant.id, ctx.user.id, ctx.now, id ?? null, up_to ?? null])
    const [row] = await tx.rows<{ unread: number }>(UNREAD, [ctx.tenant.id, ctx.user.id])
    return { unread: row?.unread ?? 0 }
  })
}
