import type { CommentTarget } from '@storefront/contract/domain/community/comment'
import type { Connection } from '../../../db'

/** An answer's place: what its thread is about, and the root that it answers. */
export interface AnswerPlace {
  is_staff: boolean
  target: CommentTarget
  target_id: number
  root_id: number | null
}

const REVIEW = `update product_comment c set is_answered = exists (select 1 from threaded_comment r
    where r.tenant_id = $1 and r.target = 'review' and r.target_id = c.id and r.is_staff and r.status = 'approved')
  where c.tenant_id = $1 and c.id = $2`
const ROOT = `update threaded_comment c set is_answered = exists (select 1 from threaded_comment r
    where r.tenant_id = $1 and r.root_id = c.id and r.is_staff and r.status = 'approved')
  where c.tenant_id = $1 and c.id = $2`

/**
 * Notes whether a review and a root have an answer of the shop, after one of its answers was shown, hidden or deleted in
 * the same transaction.
 */
export async function updateAnswered(tx: Connection, tenantId: number, place: AnswerPlace): Promise<void> {
  if (!place.is_staff) return
  if (place.target === 'review') await tx.rows(REVIEW, [tenantId, place.target_id], 'review_answered')
  if (place.root_id !== null) await tx.rows(ROOT, [tenantId, place.root_id], 'comment_answered')
}
