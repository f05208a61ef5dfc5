import { GRID_COLUMNS, MODULE_PADDING, MODULE_SPACING, WATERFALL } from '@storefront/contract/constants'
import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import type { Layout } from '@storefront/contract/modules/define'
import type { CardItem, CardLook } from '@/shared/item-card/item'
import { isRecord, numberOf } from '../read'
import type { ModuleConfig } from '../types'
import { boundRatio } from './waterfall'

/** A row of the table that says how a layout (spec 3) is shown on the screen. */
export interface LayoutRow {
  /**
   * `grid`: columns that grow downwards; `strip`: one row that scrolls sideways; `waterfall`: columns of unequal cards.
   */
  readonly as: 'grid' | 'strip' | 'waterfall'
  readonly look: CardLook
  readonly columns: number
  /** Space between items in px where the config does not say (spec 9: lists have none). */
  readonly gap: number
  /** The most items it shows; the rest is behind 查看更多. */
  readonly most?: number
  /** Whether the items include data for operators (spec 2, ops style). */
  readonly isOps?: boolean
}

const list: LayoutRow = { as: 'grid', look: 'row', columns: 1, gap: 0 }

export const layoutRows: Readonly<Record<Layout, LayoutRow>> = {
  list,
  ops: { ...list, isOps: true },
  colx2: { as: 'grid', look: 'tile', columns: 2, gap: MODULE_SPACING },
  colx3: { as: 'grid', look: 'mini', columns: 3, gap: MODULE_SPACING },
  grid: { as: 'grid', look: 'mini', columns: GRID_COLUMNS, gap: MODULE_SPACING },
  waterfall: { as: 'waterfall', look: 'tile', columns: WATERFALL.columns, gap: WATERFALL.gutter },
  '1x2': { as: 'strip', look: 'tile', columns: 2, gap: MODULE_SPACING, most: 10 },
  '1x3': { as: 'strip', look: 'mini', columns: 3, gap: MODULE_SPACING, most: 12 },
  '1x4': { as: 'strip', look: 'mini', columns: 4, gap: MODULE_SPACING, most: 12 },
  '2x2': { as: 'grid', look: 'tile', columns: 2, gap: MODULE_SPACING, most: 4 },
}

/**
 * Returns the same with fewer columns, for care mode: what stands three abreast stands two abreast, two stand below
 * each other.
 */
export function careLayout(row: LayoutRow): LayoutRow {
  if (row.as === 'strip' || row.columns === 1) return row
  const columns = Math.min(TILES, row.columns - 1)
  return { ...row, columns, look: columns === 1 ? 'row' : 'tile', as: columns === 1 ? 'grid' : row.as }
}

const isLayout = (style: string): style is Layout => Object.keys(layoutRows).includes(style)

/** More columns than these have room for small cards alone. */
const TILES = 2
const COLUMNS_MAX = 5

/**
 * Returns the row of a module's style, according to its config: `items_config.margin_b`, else `layoutConfig.gap`,
 * between items, `layoutConfig.columns` of a grid. An unknown style is the default grid.
 */
export function layoutOf(style: string, config: ModuleConfig = {}): LayoutRow {
  const row = layoutRows[isLayout(style) ? style : 'grid']
  const layout = isRecord(config.layoutConfig) ? config.layoutConfig : {}
  const spacing = isRecord(config.items_config) ? config.items_config.margin_b : undefined
  const gap = Math.max(0, numberOf(spacing, numberOf(layout.gap, row.gap)))
  if (row.as !== 'grid' || row.look === 'row' || row.most) return { ...row, gap }
  const columns = Math.min(COLUMNS_MAX, Math.max(1, Math.round(numberOf(layout.columns, row.columns))))
  return { ...row, gap, columns, look: columns === 1 ? 'row' : columns <= TILES ? 'tile' : 'mini' }
}

/** Aspect ratio of an item's picture: the config's, in a waterfall the picture's own, else the default of its type. */
export function ratioOf(item: CardItem, row: LayoutRow, config: ModuleConfig): number | undefined {
  const ratio = isRecord(config.layoutConfig) ? numberOf(config.layoutConfig.ratio, 0) : 0
  if (ratio > 0) return boundRatio(1, ratio)
  if (row.as !== 'waterfall') return undefined
  const image = item.image ?? item.pictures?.[0]
  return image ? boundRatio(image.width, image.height) : undefined
}

/**
 * Shares of the row that a card of a strip takes: a part of the next card is visible, so that the strip does not look
 * complete.
 */
const shares: Readonly<Record<number, (inner: number) => number>> = {
  2: (inner) => inner * 0.44,
  3: (inner) => inner * 0.3,
  4: (inner) => Math.max(104, inner * 0.23),
}

/** Width of a card in px. @param screen of the screen's column */
export function cardWidth({ as, columns, gap }: LayoutRow, screen: number, config: ModuleConfig): number {
  const inner = screen - 2 * numberOf(config.padding_lr, MODULE_PADDING)
  const strip = as === 'strip' ? shares[columns] : undefined
  return strip ? strip(inner) : (inner - gap * (columns - 1)) / columns
}

/**
 * Returns the distance ahead of the window at which a waterfall's pictures and its next page load, in px: 300 on the
 * design's width of 375, scaled to the screen's (spec 9). Undefined for other layouts, which have the distances of
 * every list.
 */
export const distanceOf = ({ as }: LayoutRow, screen: number): number | undefined =>
  as === 'waterfall' ? (WATERFALL.distance * screen) / DESIGN_WIDTH : undefined

/**
 * Height in px that `count` more items will add below those whose expected heights are given. A mini-program does not
 * report an element without a height, so it is at least 1.
 */
export function heightOfRest({ as, columns, gap }: LayoutRow, heights: readonly number[], count: number): number {
  if (as === 'strip' || heights.length === 0) return 1
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  const rows = Math.ceil((heights.length + count) / columns) - Math.ceil(heights.length / columns)
  return Math.max(1, Math.round(rows * (mean + gap)))
}
