import type { CommentSubject, ThreadedComment } from '@storefront/contract/entities/community/comment'
import { type CommentTarget, commentTargets } from '@storefront/contract/domain/community/comment'
import type { RouteName } from '@storefront/contract/routes'
import type { Translate } from '@/i18n'
import { type CommentSubjectKey, commentsApi, type CommentBody } from '@/services/api/comments'

/** The target of a comment: its subject, or another comment. */
export type CommentPlace =
  | { readonly subject: CommentSubjectKey }
  | { readonly parent: { readonly id: number; readonly name: string } }

/** Under a comment. */
export const replyPlace = ({ id, author }: ThreadedComment): CommentPlace => ({ parent: { id, name: author.name } })

/** Names the place on this device: of its draft, and of its submit. */
export const placeId = (place: CommentPlace): string =>
  'parent' in place ? `reply:${place.parent.id}` : `${place.subject.target}:${place.subject.key}`

export const sendComment = (place: CommentPlace, body: CommentBody, key: string) =>
  'parent' in place ? commentsApi.reply(place.parent.id, body, key) : commentsApi.create(place.subject, body, key)

/** Returns the subject of comments that an address names; null for anything that cannot have comments. */
export function subjectOf({
  target,
  key,
}: {
  readonly target?: string
  readonly key?: string
}): CommentSubjectKey | null {
  const knownTarget = commentTargets.find((one) => one === target)
  return knownTarget && key ? { target: knownTarget, key } : null
}

/** The screen of each subject, and the parameter that takes its key. A review has none of its own. */
const screens: Readonly<Partial<Record<CommentTarget, readonly [RouteName, string]>>> = {
  article: ['post.article.detail', 'id'],
  note: ['note.note.detail', 'id'],
  topic: ['circle.topic.detail', 'id'],
  event: ['event.event.detail', 'id'],
  product: ['shop.product.detail', 'id'],
  order: ['shop.order.detail', 'number'],
  delivery: ['shop.order_nodedelivery.detail', 'number'],
}

/** Returns the way to a subject; null where there is none, or it is gone. */
export function subjectLink({
  target,
  key,
}: CommentSubject): { readonly to: RouteName; readonly params: Readonly<Record<string, string>> } | null {
  const screen = screens[target]
  return screen && key ? { to: screen[0], params: { [screen[1]]: key } } : null
}

/** Returns the title of a comment's subject, with its kind. */
export const subjectLabel = (t: Translate, { target, title }: CommentSubject): string =>
  t('thread.subject', { kind: t(`thread.about.${target}`), title: title || t('thread.subjectGone') })
