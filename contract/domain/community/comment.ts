import { type Permission, permissions } from '../../permissions'

/** Targets of threaded comments (spec 7). `review` is a buyer's comment on a product. */
export const commentTargets = ['article', 'note', 'topic', 'event', 'product', 'order', 'delivery', 'review'] as const
export type CommentTarget = (typeof commentTargets)[number]

/** Targets whose comments only the buyer and the operators read. */
export const privateTargets = ['order', 'delivery'] as const satisfies readonly CommentTarget[]
export const isPrivateTarget = (target: CommentTarget): boolean =>
  (privateTargets as readonly CommentTarget[]).includes(target)

/** Permission that marks a commenter's comments as the site's own, by target. */
export const staffPermissions: Readonly<Record<CommentTarget, Permission>> = {
  article: permissions.changeModeration,
  note: permissions.changeNote,
  topic: permissions.changeModeration,
  event: permissions.changeEventRegistration,
  product: permissions.changeOrder,
  order: permissions.changeOrder,
  delivery: permissions.changeOrder,
  review: permissions.changeOrder,
}

/** Answers that stand under a root in its list; the others are on the page of the thread. */
export const REPLIES_SHOWN = 2
