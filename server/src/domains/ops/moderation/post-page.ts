import type { CommentTarget } from '@storefront/contract/domain/community/comment'
import type { ItemState, SubjectKind } from '@storefront/contract/domain/community/moderation'
import type { ModerationItem } from '@storefront/contract/entities/community/moderation'
import type { RouteName } from '@storefront/contract/routes'

/** The thing that a comment or a review of a product is about. */
export interface PostPlace {
  readonly target: CommentTarget
  readonly id: number
  /** The product of a review. */
  readonly product: number | null
}

/** SQL for the place of item `t`; null for posts with a page of their own. */
export const PLACE = `case t.kind
  when 'comment' then (select json_build_object('target', c.target, 'id', c.target_id, 'product',
      (select r.product_id from product_comment r where c.target = 'review' and r.tenant_id = $1 and r.id = c.target_id))
    from threaded_comment c where c.tenant_id = $1 and c.id = t.subject_id)
  when 'review' then (select json_build_object('target', 'review', 'id', r.id, 'product', r.product_id)
    from product_comment r where r.tenant_id = $1 and r.id = t.subject_id) end as place`

/** Pages of what comments are about. Orders and parcels open for their buyer alone. */
const targetPages: Readonly<Record<CommentTarget, RouteName | null>> = {
  article: 'post.article.detail',
  note: 'note.note.detail',
  topic: 'circle.topic.detail',
  event: 'event.event.detail',
  product: 'shop.product.detail',
  review: 'shop.product.comment',
  order: null,
  delivery: null,
}

interface Post {
  readonly kind: SubjectKind
  readonly subject_id: number
  readonly state: ItemState
  readonly author_uuid: string
  readonly place: PostPlace | null
}

/** Returns the page of the shop that shows a post, or below which it stands; null where no visitor can open one. */
export function pageOfPost({ kind, subject_id, state, author_uuid, place }: Post): ModerationItem['page'] {
  const open = (route: RouteName, params: Readonly<Record<string, string>>) => ({ route, params })
  if (kind === 'profile') return open('user.detail', { guid: author_uuid })
  // A note that is held or hidden has no page for others than its author.
  if (kind === 'note')
    return state === 'approved' || state === 'reported' ? open('note.note.detail', { id: String(subject_id) }) : null
  const route = place && targetPages[place.target]
  return route ? open(route, { id: String(place.product ?? place.id) }) : null
}
