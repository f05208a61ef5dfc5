import type { Image, Link } from '@storefront/contract/entities/common'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { FrameConfig } from '@storefront/contract/modules/define'

/** An operator's settings for the cards of a module (spec 3): corners, background, hidden parts. */
export type StyleConfig = NonNullable<FrameConfig['style_config']>

/** The author, on a separate line, with a short note at its end. */
export interface CardAuthor {
  /** Id of the user whose page the name leads to; empty for an author without a page. */
  readonly uuid: string
  readonly name: string
  readonly avatar: Image | null
  readonly note: string
  /** In place of `note` where the line is short. */
  readonly brief?: string
}

/** An action on an item beside opening it. Shown under the card: a link must not contain a button. */
export interface CardAction {
  readonly text: string
  /** Its name, with the item's: there are many of them on a list. */
  readonly label: string
  readonly onTap: () => void
  readonly isDanger?: boolean
}

/** The content of a card, whatever it represents: a product, an event, a topic, or a module's item. */
export interface CardItem {
  readonly key: string
  readonly title: string
  /** One quiet line: abstract, time and place. */
  readonly sub: string
  readonly image: Image | null
  /** Aspect ratio (height / width) of its picture by default; 0 for a card without a picture area. */
  readonly ratio: number
  /** A few quiet words at the foot: 已售 320, 2025/11/02. */
  readonly meta: string
  /** Price; null for what costs nothing to look at. */
  readonly amount: string | null
  readonly markedPrice: string | null
  /** Text right after the price: 起. */
  readonly suffix?: string
  /** A word over the picture: 已售罄, 已结束. */
  readonly badge: string
  /** The badge tells of what can still be had: it stands out. */
  readonly isLive?: boolean
  /** Cannot be had: greyed as a whole, with or without a picture. */
  readonly isOver?: boolean
  /** A second line of facts, on a poster alone: where an event takes place. */
  readonly place?: string
  /** Text of a tap's action at the end of a poster's foot: 查看详情. */
  readonly invitation?: string
  readonly author?: CardAuthor
  /** Text goes first, these pictures after it (a topic); empty for a text alone. */
  readonly pictures?: readonly Image[]
  /** Drawn as a coupon, to be taken where it stands. */
  readonly coupon?: Coupon
  readonly actions?: readonly CardAction[]
  readonly link: Link | null
}

/**
 * The look of a card: `row` picture beside words, `tile` picture above, `mini` a tile for three in a row, `banner` a
 * poster as wide as the list.
 */
export type CardLook = 'row' | 'tile' | 'mini' | 'banner'
