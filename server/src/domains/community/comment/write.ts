import { type CommentTarget, staffPermissions } from '@storefront/contract/domain/community/comment'
import type { CommentInput, TargetKey, ThreadedComment } from '@storefront/contract/entities/community/comment'
import { hasPermission } from '@storefront/contract/has-permission'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { ownedImages } from '../../shared/owned-images'
import { dropFromQueue, moderate } from '../moderation/moderate'
import { rewardComment } from '../moderation/post-status'
import { type AnswerPlace, updateAnswered } from './answered'
import { findComment } from './list'
import { presentComment } from './presenter'
import { findTarget, findTargetById } from './target'

const INSERT = `insert into threaded_comment (tenant_id, target, target_id, root_id, parent_id, user_id, addressee_id, text, images, status, is_staff, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10, $11) returning id`

/** The position of a comment: its target and, in a thread, the comment it answers. */
interface Place {
  target: CommentTarget
  targetId: number
  rootId: number | null
  parentId: number | null
  /** The user to notify. */
  addresseeId: number | null
}

async function insertComment(
  ctx: UserCtx,
  tx: Connection,
  place: Place,
  input: CommentInput,
): Promise<ThreadedComment | Failure> {
  const text = input.text.trim()
  const images = await ownedImages(ctx, tx, input.images ?? [])
  if (!images) return badPart('images', 'notOffered', {}, ctx.language)
  if (text === '' && images.length === 0) return badPart('text', 'required', {}, ctx.language)
  const isStaff = hasPermission(ctx.perms, staffPermissions[place.target])
  const values = [
    ctx.tenant.id,
    place.target,
    place.targetId,
    place.rootId,
    place.parentId,
    ctx.user.id,
    place.addresseeId,
    text,
    images,
    isStaff,
    ctx.now,
  ]
  const [row] = await tx.rows<{ id: number }>(INSERT, values, 'comment_insert')
  if (!row) throw new Error('a comment without an id')
  const status = await moderate(ctx, tx, { kind: 'comment', id: row.id, text, images })
  if (status instanceof Failure) return status
  const comment = await findComment(ctx, tx, row.id)
  return comment ? presentComment(ctx, comment) : fail('commentTargetGone')
}

/** Comments on something that is there. */
export function createComment(
  ctx: UserCtx,
  { target: kind, key }: TargetKey,
  input: CommentInput,
): Promise<ThreadedComment | Failure> {
  return ctx.db.tx(async (tx) => {
    const target = await findTarget(ctx, tx, kind, key)
    if (!target) return fail('commentTargetGone')
    return insertComment(
      ctx,
      tx,
      { target: kind, targetId: target.id, rootId: null, parentId: null, addresseeId: target.ownerId },
      input,
    )
  })
}

interface Parent {
  id: number
  root_id: number | null
  user_id: number
  target: CommentTarget
  target_id: number
}

/** Locked, so that it cannot be deleted or hidden before its answer is there. */
const PARENT = `select id, root_id, user_id, target, target_id from threaded_comment where tenant_id = $1 and id = $2 and status = 'approved' for no key update`

/** Answers a comment that everybody sees; an answer to an answer stands in the same thread. */
export function replyComment(ctx: UserCtx, id: number, input: CommentInput): Promise<ThreadedComment | Failure> {
  return ctx.db.tx(async (tx) => {
    const [parent] = await tx.rows<Parent>(PARENT, [ctx.tenant.id, id], 'comment_parent')
    if (!parent) return fail('commentGone')
    if (!(await findTargetById(ctx, tx, parent.target, parent.target_id))) return fail('commentTargetGone')
    const { target, target_id: targetId, root_id, user_id: addresseeId } = parent
    return insertComment(ctx, tx, { target, targetId, rootId: root_id ?? id, parentId: id, addresseeId }, input)
  })
}

const REMOVE = `with old as (select id, root_id, status from threaded_comment where tenant_id = $1 and user_id = $2 and id = $3 and status <> 'removed' for no key update)
  update threaded_comment t set status = 'removed', text = '', images = '{}' from old where t.tenant_id = $1 and t.id = old.id
  returning old.root_id, t.is_staff, t.target, t.target_id, (old.status = 'approved') as was_counted`
const UNCOUNT = 'update threaded_comment set reply_count = reply_count - 1 where tenant_id = $1 and id = $2'

/**
 * Deletes one of the caller's comments. Its words go; of an answered one its place stays, so that the answers stand
 * somewhere.
 */
export function removeComment(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<AnswerPlace & { was_counted: boolean }>(
      REMOVE,
      [ctx.tenant.id, ctx.user.id, id],
      'comment_remove',
    )
    if (!row) return fail('commentGone')
    if (row.root_id !== null && row.was_counted) await tx.rows(UNCOUNT, [ctx.tenant.id, row.root_id])
    if (row.was_counted) await updateAnswered(tx, ctx.tenant.id, row)
    if (row.was_counted) await rewardComment(ctx, tx, { userId: ctx.user.id, ref: `comment ${id}` }, false)
    await dropFromQueue(ctx, tx, 'comment', id)
    return { ok: true as const }
  })
}
