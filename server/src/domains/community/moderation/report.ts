import type { SubjectKind } from '@storefront/contract/domain/community/moderation'
import type { ReportInput } from '@storefront/contract/entities/community/moderation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'

/** A post that somebody reports, and its author. */
export interface Reported {
  kind: SubjectKind
  id: number
  userId: number
  text: string
  images: readonly number[]
}

/** A post that was decided on and is reported again is in the queue again; one that is held or hidden stays so. */
const ITEM = `insert into moderation_item as m (tenant_id, kind, subject_id, user_id, text, images, state, reasons, created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, 'reported', '{report}', $7, $7)
  on conflict (tenant_id, kind, subject_id) do update set
    state = case when m.state = 'approved' then 'reported' else m.state end,
    reasons = case when 'report' = any(m.reasons) then m.reasons else m.reasons || '{report}' end,
    changed_at = case when m.state = 'approved' then excluded.changed_at else m.changed_at end
  returning id`
const REPORT = `with given as (insert into content_report (tenant_id, item_id, user_id, reason, text, created_at) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning 1)
  update moderation_item set report_count = report_count + 1 where tenant_id = $1 and id = $2 and exists (select 1 from given) returning 1`

/** Reports a post, once a person; the key of the report decides when two come at once. */
export async function reportPost(
  ctx: UserCtx,
  tx: Connection,
  post: Reported,
  input: ReportInput,
): Promise<{ ok: true } | Failure> {
  if (post.userId === ctx.user.id) return fail('reportOwn')
  const values = [ctx.tenant.id, post.kind, post.id, post.userId, post.text, [...post.images], ctx.now]
  const [item] = await tx.rows<{ id: number }>(ITEM, values, 'moderation_report')
  if (!item) throw new Error('a reported post without an item')
  const rows = await tx.rows(REPORT, [
    ctx.tenant.id,
    item.id,
    ctx.user.id,
    input.reason,
    input.text?.trim() ?? '',
    ctx.now,
  ])
  return rows.length > 0 ? { ok: true } : fail('reportDone')
}
