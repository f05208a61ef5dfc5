import { MODULE_PADDING, WATERFALL } from '@storefront/contract/constants'
import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import { layoutOf } from '../items/layout'
import { boundedOf, isRecord } from '../read'
import type { ModuleConfig } from '../types'

const RADIUS = 12

/** Side padding of a module in px, as its frame takes it. */
export const paddingOf = (config: ModuleConfig, byDefault = MODULE_PADDING): number =>
  boundedOf(config.padding_lr, byDefault, 0, 60)

/** Corner of a module's pictures in px: none where they run from edge to edge. */
export function radiusOf(config: ModuleConfig, byDefault = paddingOf(config, 0) > 0 ? RADIUS : 0): number {
  return boundedOf(isRecord(config.style_config) ? config.style_config.radius : undefined, byDefault, 0, 60)
}

/** The layout of a module's pictures. */
export interface TileLayout {
  readonly as: 'grid' | 'strip' | 'waterfall'
  readonly columns: number
  /** Between rows and columns, in px. */
  readonly gap: number
  /** Width of a tile, on the design's width. */
  readonly width: number
  /** Height over width; each picture's own without it. */
  readonly ratio?: number
  /** The most pictures it shows. */
  readonly most?: number
}

/**
 * Returns the layout of a style (spec 3), with the spacing and the columns of the lists; `layoutConfig.ratio` sets one
 * height for all.
 */
export function tileLayout(style: string, config: ModuleConfig, padding: number): TileLayout {
  const { as, columns, gap, most } = layoutOf(style, config)
  const own: unknown = isRecord(config.layoutConfig) ? config.layoutConfig.ratio : undefined
  const ratio = own === undefined ? undefined : boundedOf(own, 1, WATERFALL.minRatio, WATERFALL.maxRatio)
  return { as, columns, gap, width: (DESIGN_WIDTH - 2 * padding - gap * (columns - 1)) / columns, ratio, most }
}

/** A strip shows a piece of the next tile, so that one sees that there are more. */
const PEEK = 0.94

/** Width of one of `count` tiles in a strip, as a CSS length. */
export function stripWidth({ columns, gap }: TileLayout, count: number): string {
  const share = (count > columns ? PEEK : 1) / columns
  return `calc((100% - ${gap * (columns - 1)}px) * ${share.toFixed(4)})`
}
