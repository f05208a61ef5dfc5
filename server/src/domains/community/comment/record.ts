import { REPLIES_SHOWN } from '@storefront/contract/domain/community/comment'
import type { ReplyBrief } from '@storefront/contract/entities/community/comment'
import { abstractOf } from '../../../lib/abstract'

/** An answer as it is joined to what it answers. */
export interface ReplyRow {
  id: number
  name: string
  text: string
  is_staff: boolean
}

/**
 * Returns the first approved comments for which a condition over `r` holds, as a JSON list of ReplyRow, in `order` over
 * `r`.
 */
export const firstReplies = (
  condition: string,
  order = 'r.id',
): string => `(select coalesce(json_agg(json_build_object('id', r.id, 'name', ra.name, 'text', left(r.text, 400), 'is_staff', r.is_staff) order by ${order}), '[]')
    from (select r.* from threaded_comment r where ${condition} and r.status = 'approved' order by ${order} limit ${REPLIES_SHOWN}) r
    join account ra on ra.tenant_id = $1 and ra.id = r.user_id)`

/** Returns SQL for the number of approved comments on `t`, a row of the target's table. */
export const commentCount = (target: string): string =>
  `(select count(*)::int from threaded_comment r where r.tenant_id = $1 and r.target = '${target}' and r.target_id = t.id and r.status = 'approved')`

/** Returns the answers that stand under what they answer: their first words alone. */
export const presentReplies = (rows: readonly ReplyRow[]): ReplyBrief[] =>
  rows.map(({ id, name, text, is_staff }) => ({
    id,
    name,
    text: abstractOf(text),
    ...(is_staff && { is_staff: true as const }),
  }))
