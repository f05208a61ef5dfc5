import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { CardItem, CardLook, StyleConfig } from './item'
import { hasPicture, isFlat, picturesOf, ratioFor, ROW_SHARE, titleLines } from './look'

/*
 * Estimates the height of a card before it is drawn: a long list reserves the place of cards that are not in the tree
 * by it, and a waterfall deals its cards by it. The measures are those of ItemCard.module.scss; test/e2e/cards.test.ts
 * draws each card and compares.
 */

interface Measures {
  /** Type size of the title, its line's height over it, and the space above it. */
  readonly title: readonly [size: number, line: number, above: number]
  /** Space left and right of the words together. */
  readonly sides: number
  readonly bottom: number
}

const measures: Readonly<Record<CardLook, Measures>> = {
  row: { title: [15, 1.42, 0], sides: 24, bottom: 0 },
  tile: { title: [14, 1.42, 10], sides: 24, bottom: 12 },
  mini: { title: [13, 1.42, 8], sides: 16, bottom: 10 },
  banner: { title: [18, 1.4, 16], sides: 32, bottom: 16 },
}
/** A card of words, in a list or in a column. */
const words: Measures = { title: [14, 1.42, 10], sides: 24, bottom: 12 }

const LINE = 19.5
const QUIET = 4 + LINE
const FOOT_ABOVE = 8
const PRICE = 20
const SMALL_PRICE = 17.5
const AUTHOR = 22.1
const FACT = 22.1
const ROW_PADDING = 24
const BADGE = 12 + 20.5 - 4
const ACTIONS = 45
/** Words of a text that a card may show at all. */
const READ_MAX = 200
/** The factor for the space lost at the ends of lines, where a word or a character does not fit. */
const RAGGED = 1.04

/** Width of a text in px: Chinese fills its square, Latin letters about half of it. */
const widthOf = (text: string, size: number): number => {
  let ems = 0
  for (const letter of text.slice(0, READ_MAX))
    ems += letter > '\u2e80' ? 1 : letter === ' ' ? 0.3 : letter >= 'A' && letter <= 'Z' ? 0.66 : 0.55
  return ems * size
}

/** Returns lines that a text takes, at most `most`. */
function linesOf(text: string, size: number, width: number, most: number): number {
  if (text === '') return 0
  const whole = widthOf(text, size)
  return whole <= width ? 1 : Math.max(1, Math.min(most, Math.ceil((whole * RAGGED) / Math.max(width, size))))
}

export interface CardMeasure {
  readonly item: CardItem
  readonly look: CardLook
  /** Width of the card, in CSS px. */
  readonly width: number
  /** Height over width of its picture; see `ratioFor` without it. */
  readonly ratio?: number
  readonly style?: StyleConfig
  /** The factor of the system's text size (platform/display). */
  readonly scale?: number
}

/** Expected height of a card in CSS px. */
export function cardHeight({ item, look, width, ratio: fixedRatio, style, scale = 1 }: CardMeasure): number {
  const ratio = ratioFor(item, look, fixedRatio)
  if (item.coupon) return couponHeight(item, item.coupon, look, width, scale)
  const isMini = look === 'mini'
  const withPicture = hasPicture(item)
  const { title, sides, bottom } = withPicture || isMini ? measures[look] : words
  const [size, line, above] = title
  const isRow = look === 'row' && withPicture
  const inner = isRow ? (width - 12) * (1 - ROW_SHARE) - sides : width - sides
  const lines = linesOf(item.title, size * scale, inner, titleLines(style))
  const text =
    above + (lines * size * line + quietLines(item, look, style, inner, scale) + foot(item, look, style)) * scale
  const actions = item.actions?.length ? ACTIONS : 0
  if (isRow) return Math.max(text, (width - 12) * ROW_SHARE * ratio) + ROW_PADDING + actions
  const picture = withPicture ? width * ratio : 0
  const badge = item.badge && isFlat(picture) ? BADGE : 0
  return picture + badge + text + pictures(item, look, width, ratio) + bottom + actions
}

/**
 * Estimates the height of a coupon's card (src/shared/coupon/CouponCard): its value beside the text or above it, a
 * button at the end.
 */
function couponHeight(
  { title, sub }: CardItem,
  { start, end }: Coupon,
  look: CardLook,
  width: number,
  scale: number,
): number {
  const isStacked = look === 'tile' || look === 'mini'
  const [valueHeight, sides, size] = isStacked ? [72, look === 'mini' ? 16 : 24, 14] : [0, 132, 16]
  const inner = width - sides
  const label = linesOf(title, size * scale, inner, isStacked ? 2 : 3) * size * 1.55
  const text = look === 'mini' ? 0 : 2 + linesOf(sub, 13 * scale, inner, 2) * 19.5
  const days = look !== 'tile' ? 0 : start || end ? 26.6 : 8
  return valueHeight + (look === 'mini' ? 16 : 24) + (label + text + days) * scale + 44
}

function quietLines(
  item: CardItem,
  look: CardLook,
  style: StyleConfig | undefined,
  inner: number,
  scale: number,
): number {
  if (look === 'mini') return 0
  const sub = style?.hide_description ? '' : item.sub
  if (look === 'banner' && item.place) return (sub ? 2 : 1) * FACT
  if (sub === '') return 0
  const isNarrow = look === 'tile' && !hasPicture(item)
  return isNarrow ? 4 + linesOf(sub, 13 * scale, inner, 3) * LINE : QUIET
}

function pictures(item: CardItem, look: CardLook, width: number, ratio: number): number {
  const { length } = picturesOf(item, look)
  if (length === 0) return 0
  const inner = width - 24
  return 8 + (look === 'tile' ? inner * ratio : (inner - 12) / 3)
}

function foot(item: CardItem, look: CardLook, style: StyleConfig | undefined): number {
  const isMini = look === 'mini'
  const author = item.author && !isMini && (item.author.name || item.author.note) ? FOOT_ABOVE + AUTHOR : 0
  if (item.amount !== null && !style?.hide_price) return author + FOOT_ABOVE + (isMini ? SMALL_PRICE : PRICE)
  return author + ((item.meta && !isMini) || (item.invitation && look === 'banner') ? FOOT_ABOVE + LINE : 0)
}
