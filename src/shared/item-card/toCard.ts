import { isFree } from '@storefront/contract/domain/money'
import type { EventBrief } from '@storefront/contract/entities/events/event'
import type { ArticleBrief } from '@storefront/contract/entities/content/article'
import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { eventBadge, eventPhase } from '@/shared/item-card/event-phase'
import { eventSpanText } from '@/shared/item-card/event-time'
import { currentAmount, formerAmount } from '@/shared/item-card/product-amount'
import { countLabel } from '@/lib/count'
import { amountOf, isRecord, numberOf, recordsOf, textOf } from '@/lib/read'
import { timeLabel } from '@/ui/display/timeLabel'
import type { CardItem } from './item'
import { idOf, keyOf, type Raw, readerOf } from './raw'
import type { CardContext } from './card-context'

const product = readerOf<ProductBrief>()
const event = readerOf<EventBrief>()
const article = readerOf<ArticleBrief>()

/** Its link, or none while it has no id. */
export const linkTo = (type: string, raw: Raw) => {
  const id = idOf(raw)
  return id === undefined ? null : { type, id }
}

/** Posters are wider than high. */
const POSTER = 0.66

/** A product, an e-ticket or an event's ticket: they are sold the same way. */
export function productCard(raw: Raw, { t, language }: CardContext, index = 0): CardItem {
  const soldCount = product.count(raw, 'count_purchase')
  const price = product.amount(raw, 'price')
  const promotion = amountOf(product.part(raw, 'promotion_price').price)
  const { diamond } = product.part(raw, 'gamification_config')
  const coins = isRecord(diamond) ? numberOf(diamond.amount, 0) : 0
  const prices = {
    price: price ?? '0',
    price_marked: product.amount(raw, 'price_marked'),
    promotion_price: promotion === null ? null : { price: promotion },
  }
  return {
    key: `p${keyOf(raw, index)}`,
    title: product.text(raw, 'name'),
    sub: product.text(raw, 'abstract'),
    image: product.image(raw, 'main_image'),
    ratio: 1,
    // What it costs goes before what it cost and who bought it: a foot is one line.
    meta:
      soldCount > 0 && coins === 0
        ? t('pages.product.sold', { n: countLabel(soldCount, language), count: soldCount })
        : '',
    suffix: coins > 0 ? t('pages.product.coins', { n: coins }) : undefined,
    // A price that did not come is not "free".
    amount: price === null && promotion === null ? null : currentAmount(prices),
    markedPrice: coins > 0 ? null : formerAmount(prices),
    badge: product.flag(raw, 'is_sold_out') ? t('pages.product.soldOut') : '',
    isOver: product.flag(raw, 'is_sold_out'),
    link: linkTo('shop.product', raw),
  }
}

/** Returns the zone of an event that is not in its site's. */
function zoneOf({ name, offsets }: Raw): EventBrief['time_zone'] {
  const changes = recordsOf(offsets).map(({ since, minutes }) => ({
    since: numberOf(since, 0),
    minutes: numberOf(minutes, 0),
  }))
  return changes.length > 0 ? { name: textOf(name), offsets: changes } : undefined
}

export function eventCard(raw: Raw, { t, now }: CardContext, index = 0): CardItem {
  const time = {
    start: event.text(raw, 'start'),
    end: event.text(raw, 'end'),
    is_all_day: event.flag(raw, 'is_all_day'),
    time_zone: zoneOf(event.part(raw, 'time_zone')),
  }
  const isDated = !Number.isNaN(Date.parse(time.start)) && !Number.isNaN(Date.parse(time.end))
  const phase = eventPhase(time, now)
  const seats = event.limit(raw, 'seats_available')
  const amount = event.amount(raw, 'price_from')
  const sale = {
    seats,
    saleFrom: event.text(raw, 'sale_from'),
    canWait: event.flag(raw, 'can_wait'),
    isPaid: amount !== null && !isFree(amount),
  }
  const isFreeHidden = amount !== null && isFree(amount) && event.part(raw, 'config').show_free_price === false
  return {
    key: `e${keyOf(raw, index)}`,
    title: event.text(raw, 'name'),
    sub: isDated ? eventSpanText(time) : '',
    place: event.text(raw, 'address'),
    image: event.image(raw, 'main_image'),
    ratio: POSTER,
    meta: '',
    amount: isFreeHidden ? null : amount,
    markedPrice: null,
    // "Free" is the lowest there is: "from free" says nothing.
    suffix: amount !== null && !isFree(amount) ? t('pages.event.from') : undefined,
    badge: isDated ? t(`pages.event.${eventBadge(phase, sale, now)}`, { n: seats ?? 0 }) : '',
    isLive: phase !== 'over',
    invitation: t('pages.event.open'),
    link: linkTo('event.event', raw),
  }
}

export function articleCard(raw: Raw, { t, language, now }: CardContext, index = 0): CardItem {
  const publishedAt = article.text(raw, 'published')
  const hits = article.count(raw, 'hits')
  return {
    key: `a${keyOf(raw, index)}`,
    title: article.text(raw, 'title'),
    sub: article.text(raw, 'abstract'),
    image: article.image(raw, 'main_image'),
    ratio: POSTER,
    meta: [
      timeLabel(t, publishedAt, now),
      hits > 0 ? t('pages.article.hits', { n: countLabel(hits, language), count: hits }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    amount: null,
    markedPrice: null,
    badge: '',
    link: linkTo('post.article', raw),
  }
}
