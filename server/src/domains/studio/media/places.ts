import type { MediaUseKind } from '@storefront/contract/domain/content/media'

/**
 * The form in which a column names files: an id, a list of ids, or a text (or a document) with addresses and with
 * `{ "$image": id }`.
 */
type PlaceForm = 'id' | 'ids' | 'text' | 'json'

/** A column that names files of the shop. */
export interface MediaPlace {
  readonly kind: MediaUseKind
  readonly table: string
  readonly column: string
  readonly form: PlaceForm
  /** SQL of the item's id in row `x`; null for the site itself. */
  readonly item: string
  /** SQL of the item's title in row `x`. */
  readonly title: string
  /** Its rows are history or drafts of customers: they are counted, and a replacement leaves them as they are. */
  readonly isHistory?: true
}

const place = (
  kind: MediaUseKind,
  table: string,
  column: string,
  form: PlaceForm,
  { item = 'x.id', title = "''" }: { item?: string; title?: string } = {},
): MediaPlace => ({ kind, table, column, form, item, title })
const history = (...args: Parameters<typeof place>): MediaPlace => ({ ...place(...args), isHistory: true })

const name = { title: 'x.name' }
const title = { title: 'x.title' }
/** The item that row `x` is a part of, by its id and its title. */
const partOf = (table: string, column: string, label: string) => ({
  item: `x.${column}`,
  title: `(select o.${label} from ${table} o where o.tenant_id = $1 and o.id = x.${column})`,
})
const ofProduct = partOf('product', 'product_id', 'name')
const ofPage = partOf('page', 'page_id', 'title')

/**
 * THE table of columns that name files. test/server/studio/media-places.test.ts walks the database for columns that it
 * leaves out.
 */
export const mediaPlaces: readonly MediaPlace[] = [
  place('product', 'product', 'main_image_id', 'id', name),
  place('product', 'product', 'video_id', 'id', name),
  place('product', 'product', 'description', 'text', name),
  place('product', 'product', 'translations', 'json', name),
  place('product', 'product_image', 'image_id', 'id', ofProduct),
  place('product', 'variant', 'image_id', 'id', ofProduct),
  place('category', 'category', 'image_id', 'id', name),
  place('productad', 'product_ad', 'image_id', 'id', title),
  place('article', 'article', 'main_image_id', 'id', title),
  place('article', 'article', 'content', 'text', title),
  place('article', 'article', 'translations', 'json', title),
  place('topic', 'topic', 'attachments', 'ids', title),
  place('topic', 'topic', 'content', 'text', title),
  place('event', 'event', 'main_image_id', 'id', name),
  place('event', 'event', 'description', 'text', name),
  place('event', 'event', 'translations', 'json', name),
  place('membershipcard', 'membership_card', 'image_id', 'id', name),
  place('menu', 'menu_item', 'image_id', 'id', partOf('menu', 'menu_id', 'title')),
  place('vote', 'vote_item', 'option_images', 'ids', partOf('vote', 'vote_id', 'title')),
  place('vote', 'vote', 'description', 'text', title),
  place('voteevent', 'vote_event', 'image_id', 'id', title),
  place('voteevent', 'vote_event', 'description', 'text', title),
  place('voteevent', 'vote_candidate', 'image_id', 'id', partOf('vote_event', 'event_id', 'title')),
  place('resv', 'resv', 'main_image_id', 'id', title),
  place('resv', 'resv', 'description', 'text', title),
  place('resv', 'resv_variant', 'main_image_id', 'id', partOf('resv', 'resv_id', 'title')),
  place('raffle', 'raffle', 'main_image_id', 'id', title),
  place('raffle', 'raffle_prize', 'image_id', 'id', partOf('raffle', 'raffle_id', 'title')),
  place('campaign', 'flash_campaign', 'image_id', 'id', title),
  place('form', 'form', 'description', 'text', title),
  place('page', 'page_module', 'config', 'json', ofPage),
  place('page', 'page', 'settings', 'json', title),
  place('pageDraft', 'page_draft', 'doc', 'json', ofPage),
  // Append-only: a revision shows the file of its day, which stays stored as long.
  history('pageRevision', 'page_revision', 'doc', 'json', ofPage),
  place('pageBlock', 'page_block', 'doc', 'json', name),
  place('site', 'tenant', 'site', 'json', { item: 'null::bigint' }),
  place('site', 'tenant', 'config', 'json', { item: 'null::bigint' }),
  history('order', 'order_line', 'image_id', 'id', partOf('shop_order', 'order_id', 'number')),
  history('return', 'order_return', 'images', 'ids'),
  history('return', 'order_return', 'appeal_images', 'ids'),
  history('customer', 'account', 'avatar_id', 'id', name),
  history('customer', 'account', 'pending_avatar_id', 'id', name),
  history('note', 'note', 'images', 'ids', title),
  history('note', 'note', 'content', 'text', title),
  history('comment', 'product_comment', 'images', 'ids'),
  history('comment', 'threaded_comment', 'images', 'ids'),
  history('feedback', 'feedback', 'images', 'ids'),
  history('feedback', 'feedback_reply', 'images', 'ids', { item: 'x.feedback_id' }),
  history('moderation', 'moderation_item', 'images', 'ids'),
  history('moderation', 'media_check', 'image_id', 'id', { item: 'x.item_id' }),
  history('answers', 'form_submission', 'answers', 'json'),
  history('answers', 'form_draft', 'data', 'json', { item: 'null::bigint' }),
  history('answers', 'event_registration', 'answers', 'json'),
  history('answers', 'resv_record', 'answers', 'json'),
  history('answers', 'issued_ticket', 'attendee', 'json'),
]

/** SQL of the part of a key that a file's thumbnails share. */
export const baseOf = (key: string): string =>
  `regexp_replace(${key}, '(\\.thumb\\.webp|\\.wx\\.jpg|\\.[a-z0-9]+)$', '')`

/** Returns SQL of the condition that row `x` names the file with the id `$2` and the base key `$3`. */
export function namesFile({ column, form }: MediaPlace): string {
  switch (form) {
    case 'id':
      return `x.${column} = $2::bigint`
    case 'ids':
      return `$2::bigint = any(x.${column})`
    case 'text':
      return `position($3::text in x.${column}) > 0`
    case 'json':
      return `(position($3::text in x.${column}::text) > 0 or x.${column}::text ~ ('"\\$image": *' || $2::bigint || '[^0-9]'))`
  }
}

/** SQL of keys that a text names, each as its base. */
const keysIn = (text: string): string =>
  `select ${baseOf('k.m[1]')} from regexp_matches(${text}, '(t[0-9]+/[a-z0-9/._-]+)', 'g') k(m)`

/** Returns SQL of the ids that the rows of a place name (tenant `$1`); null where it names none by an id. */
export function idsIn({ table, column, form }: MediaPlace): string | null {
  const from = `from ${table} x where x.tenant_id = $1`
  switch (form) {
    case 'id':
      return `select x.${column} as id ${from} and x.${column} is not null`
    case 'ids':
      return `select unnest(x.${column}) as id ${from}`
    case 'json':
      return `select m.m[1]::bigint as id from (select x.${column}::text as body ${from}) b, regexp_matches(b.body, '"\\$image": *([0-9]{1,15})', 'g') m(m)`
    case 'text':
      return null
  }
}

/** Returns SQL of the base keys that the rows of a place name by addresses; null where it names ids alone. */
export const keysOf = ({ table, column, form }: MediaPlace): string | null =>
  form === 'text' || form === 'json'
    ? `select b.base as base from (select x.${column}::text as body from ${table} x where x.tenant_id = $1 and x.${column}::text like '%t' || $1 || '/%') d, lateral (${keysIn('d.body')}) b(base)`
    : null
