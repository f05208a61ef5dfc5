import type { FeedbackState } from '@storefront/contract/entities/community/feedback'
import type { Page } from '@storefront/contract/entities/common'
import type { Feedback, FeedbackInput, FeedbackReplyInput } from '@storefront/contract/entities/community/feedback'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { ownedImages } from '../../shared/owned-images'
import { moderate } from '../moderation/moderate'
import { FEEDBACK_COLUMNS, type FeedbackRow, presentFeedback } from './record'

const shape: ListShape = { table: 'feedback', columns: FEEDBACK_COLUMNS, joins: '', orderings: {}, search: [] }

/** Returns one's own feedback, the newest first. */
export async function listFeedback(ctx: UserCtx, page: { limit?: number; offset?: number }): Promise<Page<Feedback>> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const { count, results } = await ctx.db.read((tx) => runList<FeedbackRow>(tx, sql, shape, 't.id desc', page))
  return { count, results: results.map((row) => presentFeedback(ctx, row)) }
}

const ONE = `select ${FEEDBACK_COLUMNS} from feedback t where t.tenant_id = $1 and t.user_id = $2 and t.id = $3`

async function findOwn(ctx: UserCtx, tx: Connection, id: number): Promise<Feedback | Failure> {
  const [row] = await tx.rows<FeedbackRow>(ONE, [ctx.tenant.id, ctx.user.id, id])
  return row ? presentFeedback(ctx, row) : fail('notFound')
}

export const readFeedback = (ctx: UserCtx, id: number): Promise<Feedback | Failure> =>
  ctx.db.read((tx) => findOwn(ctx, tx, id))

/** Returns the trimmed text and the user's own pictures; fails if the text is empty or a picture is not the user's. */
export async function checkFeedback(
  ctx: UserCtx,
  tx: Connection,
  input: FeedbackReplyInput,
): Promise<{ text: string; images: number[] } | Failure> {
  const text = input.text.trim()
  if (text === '') return badPart('text', 'required', {}, ctx.language)
  const images = await ownedImages(ctx, tx, input.images ?? [])
  return images ? { text, images } : badPart('images', 'notOffered', {}, ctx.language)
}

const INSERT = `insert into feedback (tenant_id, user_id, text, images, contact, status, created_at, changed_at) values ($1, $2, $3, $4, $5, 'pending', $6, $6) returning id`

/** Writes to the site. What moderation holds reaches the operators marked as held. */
export function createFeedback(ctx: UserCtx, input: FeedbackInput): Promise<Feedback | Failure> {
  return ctx.db.tx(async (tx) => {
    const draft = await checkFeedback(ctx, tx, input)
    if (draft instanceof Failure) return draft
    const [row] = await tx.rows<{ id: number }>(INSERT, [
      ctx.tenant.id,
      ctx.user.id,
      draft.text,
      draft.images,
      input.contact?.trim() ?? '',
      ctx.now,
    ])
    if (!row) throw new Error('feedback without an id')
    const status = await moderate(ctx, tx, { kind: 'feedback', id: row.id, ...draft })
    return status instanceof Failure ? status : findOwn(ctx, tx, row.id)
  })
}

const LOCK = 'select user_id, state from feedback where tenant_id = $1 and id = $2 for no key update'
const REPLY =
  'insert into feedback_reply (tenant_id, feedback_id, user_id, is_staff, text, images, created_at) values ($1, $2, $3, $4, $5, $6, $7)'
const MOVE = 'update feedback set state = $3, changed_at = $4 where tenant_id = $1 and id = $2'

/** Adds an answer and moves the feedback; what is closed takes none. */
export async function addReply(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  reply: { text: string; images: readonly number[]; isStaff: boolean; state: FeedbackState },
): Promise<null | Failure> {
  const [row] = await tx.rows<{ user_id: number; state: FeedbackState }>(LOCK, [ctx.tenant.id, id])
  if (!row || (!reply.isStaff && row.user_id !== ctx.user.id)) return fail('notFound')
  if (row.state === 'closed') return fail('feedbackClosed')
  await tx.rows(REPLY, [ctx.tenant.id, id, ctx.user.id, reply.isStaff, reply.text, [...reply.images], ctx.now])
  await tx.rows(MOVE, [ctx.tenant.id, id, reply.state, ctx.now])
  return null
}

/** Adds to one's own feedback, which is open again. */
export function replyFeedback(ctx: UserCtx, id: number, input: FeedbackReplyInput): Promise<Feedback | Failure> {
  return ctx.db.tx(async (tx) => {
    const draft = await checkFeedback(ctx, tx, input)
    if (draft instanceof Failure) return draft
    const failure = await addReply(ctx, tx, id, { ...draft, isStaff: false, state: 'open' })
    if (failure) return failure
    const status = await moderate(ctx, tx, { kind: 'feedback', id, ...draft })
    return status instanceof Failure ? status : findOwn(ctx, tx, id)
  })
}
