import type { ArticleBrief, EventBrief } from '@storefront/contract/entities/content'
import type { ProductBrief } from '@storefront/contract/entities/shop'
import type { CardItem } from '@/features/card/item'
import { articleCard, type CardWords, eventCard, productCard } from '@/features/card/toCard'
import { amountOf, imageOf, isRecord, keyOf, linkOf, numberOf, textOf } from '../read'
import type { ModuleItem } from '../types'

/** A product in whose place something incomplete came still has every part that a card reads. */
const asProduct = (item: ModuleItem): ProductBrief => ({
  id: numberOf(item.id, 0),
  name: textOf(item.name),
  abstract: textOf(item.abstract),
  ctype: textOf(item.ctype),
  price: amountOf(item.price) ?? '0',
  price_marked: amountOf(item.price_marked),
  promotion_price: isRecord(item.promotion_price) ? { price: amountOf(item.promotion_price.price) ?? amountOf(item.price) ?? '0' } : null,
  main_image: imageOf(item.main_image),
  mobile_url: textOf(item.mobile_url),
  count_purchase: numberOf(item.count_purchase, 0),
  is_sold_out: item.is_sold_out === true,
  tags: [],
})

const asEvent = (item: ModuleItem): EventBrief => ({
  id: numberOf(item.id, 0),
  name: textOf(item.name),
  abstract: textOf(item.abstract),
  address: textOf(item.address),
  start: textOf(item.start),
  end: textOf(item.end),
  is_all_day: item.is_all_day === true,
  is_active: item.is_active !== false,
  main_image: imageOf(item.main_image),
  seats_expected: null,
  seats_available: null,
  price_from: amountOf(item.price_from),
})

const asArticle = (item: ModuleItem): ArticleBrief => ({
  id: numberOf(item.id, 0),
  title: textOf(item.title),
  abstract: textOf(item.abstract),
  author: { name: isRecord(item.author) ? textOf(item.author.name) : '' },
  category: null,
  main_image: imageOf(item.main_image),
  published: textOf(item.published),
  hits: numberOf(item.hits, 0),
  like_count: numberOf(item.like_count, 0),
})

/** An item of a type that no row knows: whatever it has in common with the known ones (spec 2, generic item list). */
function anyCard(item: ModuleItem, index: number): CardItem {
  const ctype = textOf(item.ctype)
  const id = typeof item.id === 'number' ? item.id : undefined
  return {
    key: keyOf(item, index),
    title: textOf(item.title) || textOf(item.name) || textOf(item.label),
    sub: textOf(item.abstract) || textOf(item.description),
    image: imageOf(item.main_image) ?? imageOf(item.image) ?? imageOf(item.icon),
    meta: '',
    amount: amountOf(item.price),
    marked: amountOf(item.price_marked),
    badge: '',
    link: linkOf(item.link) ?? (ctype && id !== undefined ? { type: ctype, id } : null),
  }
}

type Adapter = (item: ModuleItem, index: number, words: CardWords) => CardItem

/** Module type -> how its items become cards. What is not here is an item of an unknown type. */
const adapters: ReadonlyMap<string, Adapter> = new Map<string, Adapter>([
  ['shop.productsmodule', (item, _, words) => productCard(asProduct(item), words)],
  ['event.eventsmodule', (item, _, words) => eventCard(asEvent(item), words)],
  ['post.articlesmodule', (item, _, words) => articleCard(asArticle(item), words)],
])

/** Cards of a module's items, each with a key of its own even when an item comes twice. */
export function cardsOf(type: string, items: readonly ModuleItem[], words: CardWords): CardItem[] {
  const adapt: Adapter = adapters.get(type) ?? anyCard
  const seen = new Set<string>()
  return items.filter(isRecord).map((item, index) => {
    const card = adapt(item, index, words)
    const key = seen.has(card.key) ? `${card.key}-${index}` : card.key
    seen.add(key)
    return { ...card, key }
  })
}
