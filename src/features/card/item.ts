import type { Image, Link } from '@storefront/contract/entities/common'

/** What a card shows, whatever it stands for: a product, an event, an article, or something a module brought. */
export interface CardItem {
  readonly key: string
  readonly title: string
  /** One quiet line: abstract, time and place. */
  readonly sub: string
  readonly image: Image | null
  /** A few quiet words at the foot: 已售 320, 2025/11/02. */
  readonly meta: string
  /** Price; null for what costs nothing to look at. */
  readonly amount: string | null
  readonly marked: string | null
  /** Said right after the price: 起. */
  readonly suffix?: string
  /** A word over the picture: 已售罄, 已结束. */
  readonly badge: string
  readonly link: Link | null
}

/** How a card is drawn: `row` picture beside words, `tile` picture above, `mini` a tile for three in a row. */
export type CardLook = 'row' | 'tile' | 'mini'
