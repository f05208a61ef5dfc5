import type { Layout } from '@storefront/contract/modules/define'
import type { CardItem, CardLook } from '@/features/card/item'
import { boundRatio } from './waterfall'

/** How a layout (spec 3) stands on the screen. */
export interface LayoutRow {
  /** `grid`: columns that grow downwards; `strip`: one row that scrolls sideways; `waterfall`: columns of unequal cards. */
  readonly as: 'grid' | 'strip' | 'waterfall'
  readonly look: CardLook
  readonly columns: number
  /** Shown width of a picture on the design's 375 px. */
  readonly width: number
  /** The most items it shows; the rest is behind 查看更多. */
  readonly most?: number
}

export const layoutRows: Readonly<Record<Layout, LayoutRow>> = {
  list: { as: 'grid', look: 'row', columns: 1, width: 100 },
  colx2: { as: 'grid', look: 'tile', columns: 2, width: 172 },
  colx3: { as: 'grid', look: 'mini', columns: 3, width: 112 },
  grid: { as: 'grid', look: 'mini', columns: 3, width: 112 },
  waterfall: { as: 'waterfall', look: 'tile', columns: 2, width: 172 },
  '1x2': { as: 'strip', look: 'tile', columns: 2, width: 160, most: 10 },
  '1x3': { as: 'strip', look: 'mini', columns: 3, width: 112, most: 12 },
  '1x4': { as: 'strip', look: 'mini', columns: 4, width: 104, most: 12 },
  '2x2': { as: 'grid', look: 'tile', columns: 2, width: 172, most: 4 },
}

const known = (style: string): style is Layout => Object.keys(layoutRows).includes(style)

/** The row of a module's style; a style that nobody knows is two columns. */
export const layoutOf = (style: string): LayoutRow => layoutRows[known(style) ? style : 'colx2']

/** Products are square as their pictures are; posters of events and articles are wider than high. */
export const ratioFor = (type: string): number => (type === 'event.eventsmodule' || type === 'post.articlesmodule' ? 0.66 : 1)

const TITLE_CHARS_A_LINE = 11
const LINE = 20
const FOOT = 62

/** Drawn height of a waterfall card in px: its picture, one or two lines of title, the foot. */
export function cardHeight(card: CardItem, width: number): number {
  const ratio = card.image ? boundRatio(card.image.width, card.image.height) : 1
  const lines = card.title.length > TITLE_CHARS_A_LINE ? 2 : 1
  return ratio * width + lines * LINE + (card.sub ? LINE : 0) + FOOT
}
