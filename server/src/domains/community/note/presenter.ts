import { hasPage } from '../../shared/on-sale'
import { effectivePrice } from '@storefront/contract/domain/checkout/price'
import type { PostStatus } from '@storefront/contract/domain/community/moderation'
import type { NoteBrief, NoteDetail } from '@storefront/contract/entities/community/note'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { abstractOf } from '../../../lib/abstract'
import { amount } from '../../../lib/amount'
import { AUTHOR_COLUMNS, AUTHOR_JOIN, authorOf, type AuthorRow } from '../../shared/author'
import { commentCount } from '../comment/record'
import { inLanguage, shortTranslations, type TranslatedRow } from '../../../lib/translation'
import { pictureOf, type PictureRow, pictureSql, picturesSql } from '../../../lib/picture'

export interface NoteRow extends AuthorRow {
  id: number
  user_id: number
  slug: string
  title: string
  /** No more of the content than an abstract may need. */
  beginning: string
  is_active: boolean
  status: PostStatus
  is_liked: boolean
  like_count: number
  hits: number
  main_image: PictureRow | null
  shown_at: string
}

export interface NoteDetailRow extends NoteRow {
  content: string
  pictures: (PictureRow & { id: number })[]
  topics: { id: number; title: string }[]
  products: (TranslatedRow & {
    id: number
    name: string
    price: number
    promotion_price: number | null
    picture: PictureRow | null
  })[]
  comment_count: number
}

/** The time of a note in lists: its first publication, else its creation. */
export const VISIBLE_SINCE = 'coalesce(t.published_at, t.created_at)'

/** The columns of note `t`; `$2` is the caller's id, 0 for a visitor. */
export const NOTE_COLUMNS = `t.id, t.user_id, t.slug, t.title, left(t.content, 400) as beginning, t.is_active, t.status, t.like_count, t.hits, ${VISIBLE_SINCE} as shown_at,
  exists (select 1 from note_like k where k.tenant_id = $1 and k.note_id = t.id and k.user_id = $2) as is_liked,
  ${pictureSql('t.images[1]')} as main_image, ${AUTHOR_COLUMNS}`
/** The mentioned topics that are published by now (`$4`), in the order of the note. */
const TOPICS = `(select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title) order by place.n), '[]') from unnest(t.topic_ids) with ordinality place(id, n)
    join topic x on x.tenant_id = $1 and x.id = place.id and x.is_active and x.published_at <= $4)`
const PRODUCTS = `(select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'price', x.price, 'promotion_price', x.promotion_price,
    'translations', ${shortTranslations('x')},
    'picture', ${pictureSql('x.main_image_id')}) order by place.n), '[]') from unnest(t.product_ids) with ordinality place(id, n)
    join product x on x.tenant_id = $1 and x.id = place.id and ${hasPage('x', '$4')})`
export const NOTE_DETAIL_COLUMNS = `${NOTE_COLUMNS}, t.content, ${picturesSql('t.images')} as pictures,
  ${TOPICS} as topics, ${PRODUCTS} as products, ${commentCount('note')} as comment_count`
export const NOTE_JOINS = AUTHOR_JOIN

/** Returns a note on a card. */
export function noteBrief(ctx: Ctx, row: NoteRow): NoteBrief {
  const { id, slug, title, is_active, is_liked, like_count, hits } = row
  return {
    id,
    ctype: 'note.note',
    slug,
    title,
    abstract: abstractOf(row.beginning),
    is_active,
    is_liked,
    is_mine: row.user_id === ctx.user?.id,
    like_count,
    hits,
    author: authorOf(ctx, row),
    main_image: pictureOf(ctx.ports.storage, row.main_image),
    published: new Date(row.shown_at).toISOString(),
    ...(row.status !== 'approved' && { status_display: translate(ctx.language, `community.postStatus.${row.status}`) }),
  }
}

/** Returns a note as one reads it. */
export function noteDetail(ctx: Ctx, row: NoteDetailRow): NoteDetail {
  const images = row.pictures.flatMap(({ id, ...picture }) => {
    const image = pictureOf(ctx.ports.storage, picture)
    return image ? [{ ...image, id }] : []
  })
  const products = row.products.map(({ id, price, promotion_price, picture, ...product }) => ({
    id,
    name: inLanguage(ctx, 'product', product).name,
    price: amount(ctx, effectivePrice(price, promotion_price)),
    main_image: pictureOf(ctx.ports.storage, picture),
  }))
  return {
    ...noteBrief(ctx, row),
    content: row.content,
    images,
    topics: row.topics,
    products,
    comment_count: row.comment_count,
  }
}
