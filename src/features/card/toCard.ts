import { isFree } from '@storefront/contract/domain/money'
import type { ArticleBrief, EventBrief } from '@storefront/contract/entities/content'
import type { ProductBrief } from '@storefront/contract/entities/shop'
import type { Language } from '@storefront/contract/errors'
import { eventPhase } from '@/features/event/phase'
import { eventTimeText } from '@/features/event/timeText'
import { currentAmount, formerAmount } from '@/features/product/amount'
import type { Translate } from '@/i18n'
import { countLabel } from '@/lib/count'
import { timeLabel } from '@/ui/timeLabel'
import type { CardItem } from './item'

/** What the words of a card depend on. `now` in milliseconds. */
export interface CardWords {
  readonly t: Translate
  readonly language: Language
  readonly now: number
}

export const productCard = (product: ProductBrief, { t, language }: CardWords): CardItem => ({
  key: `p${product.id}`,
  title: product.name,
  sub: product.abstract,
  image: product.main_image,
  meta: product.count_purchase > 0 ? t('pages.product.sold', { n: countLabel(product.count_purchase, language) }) : '',
  amount: currentAmount(product),
  marked: formerAmount(product),
  badge: product.is_sold_out ? t('pages.product.soldOut') : '',
  link: { type: 'shop.product', id: product.id },
})

export const eventCard = (event: EventBrief, { t, now }: CardWords): CardItem => ({
  key: `e${event.id}`,
  title: event.name,
  sub: eventTimeText(event),
  image: event.main_image,
  meta: '',
  amount: event.price_from,
  marked: null,
  // "Free" is the lowest there is: "from free" says nothing.
  suffix: event.price_from !== null && !isFree(event.price_from) ? t('pages.event.from') : undefined,
  badge: t(`pages.event.${eventPhase(event, now)}`),
  link: { type: 'event.event', id: event.id },
})

export const articleCard = (article: ArticleBrief, { t, language, now }: CardWords): CardItem => ({
  key: `a${article.id}`,
  title: article.title,
  sub: article.abstract,
  image: article.main_image,
  meta: [timeLabel(t, article.published, now), article.hits > 0 ? t('pages.article.hits', { n: countLabel(article.hits, language) }) : '']
    .filter(Boolean)
    .join(' · '),
  amount: null,
  marked: null,
  badge: '',
  link: { type: 'post.article', id: article.id },
})
