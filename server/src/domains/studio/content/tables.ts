import type { ContentType } from '@storefront/contract/domain/content/content-types'

/** The storage of a type of content: columns and conditions of the row `t`. */
export interface ContentTable {
  readonly table: string
  readonly title: string
  readonly slug?: true
  /** SQL for the id of its picture. */
  readonly image?: string
  /** SQL for whether visitors see it; a type without is always seen. */
  readonly active?: string
  /** Rows that are none of this type, or nobody's business but their author's, are left out. */
  readonly where?: string
}

const PARTS = 'exists (select 1 from page_subpage x where x.tenant_id = $1 and x.page_id = t.id)'

/** THE table of content that pages refer to. */
export const contentTables: Readonly<Record<ContentType, ContentTable>> = {
  'shop.product': {
    table: 'product',
    title: 'name',
    image: 't.main_image_id',
    active: 't.is_active',
    where: 't.archived_at is null',
  },
  'shop.category': { table: 'category', title: 'name', slug: true, image: 't.image_id' },
  'shop.coupon': { table: 'coupon', title: 'label', slug: true, active: 't.is_active' },
  'shop.couponpackage': { table: 'coupon_package', title: 'name', active: 't.is_active' },
  'shop.membershipcard': {
    table: 'membership_card',
    title: 'name',
    slug: true,
    image: 't.image_id',
    active: 't.is_active',
  },
  'post.article': { table: 'article', title: 'title', image: 't.main_image_id', active: 't.is_active' },
  'post.category': { table: 'article_category', title: 'name', slug: true },
  'event.event': { table: 'event', title: 'name', slug: true, image: 't.main_image_id', active: 't.is_active' },
  'circle.topic': { table: 'topic', title: 'title', active: 't.is_active' },
  'circle.category': { table: 'topic_category', title: 'name', slug: true },
  // A private note is its author's alone, and one that waits for moderation is nobody's.
  'note.note': { table: 'note', title: 'title', image: 't.images[1]', where: "t.is_active and t.status = 'approved'" },
  'mpage.page': {
    table: 'page',
    title: 'title',
    slug: true,
    active: 't.is_active',
    where: `t.deleted_at is null and not ${PARTS}`,
  },
  'mpage.composedpage': {
    table: 'page',
    title: 'title',
    slug: true,
    active: 't.is_active',
    where: `t.deleted_at is null and ${PARTS}`,
  },
  'form.form': { table: 'form', title: 'title', slug: true, active: 't.is_active' },
  'vote.vote': { table: 'vote', title: 'title', slug: true, active: 't.is_active' },
  'vote.voteevent': { table: 'vote_event', title: 'title', slug: true, image: 't.image_id', active: 't.is_active' },
  'reservation.resv': { table: 'resv', title: 'title', slug: true, image: 't.main_image_id', active: 't.is_active' },
}
