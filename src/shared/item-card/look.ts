import { LIST_TITLE_LINES } from '@storefront/contract/constants'
import type { Image } from '@storefront/contract/entities/common'
import { numberOf } from '@/lib/read'
import type { CardItem, CardLook, StyleConfig } from './item'

/** A row's picture takes a quarter of its width (spec 9). */
export const ROW_SHARE = 0.25

/** Cards of words show up to three pictures side by side, one where cards are narrow, none where they are small. */
const shownOf: Readonly<Record<CardLook, number>> = { row: 3, banner: 3, tile: 1, mini: 0 }

export const picturesOf = ({ pictures }: CardItem, look: CardLook): readonly Image[] =>
  pictures?.slice(0, shownOf[look]) ?? []

/** Whether a card begins with a picture area; text cards and items that never have a picture do not. */
export const hasPicture = ({ ratio, pictures }: CardItem): boolean => ratio > 0 && !pictures

/**
 * Aspect ratio (height / width) of a card's picture: the requested one, else a square in a row, else that of the item's
 * type.
 */
export const ratioFor = (item: CardItem, look: CardLook, fixedRatio?: number): number =>
  fixedRatio ?? (look === 'row' ? 1 : item.ratio)

/** Whether a picture of this height in px is too low for a badge: the badge is then shown under it. */
export const isFlat = (height: number): boolean => height < 40

const LINES_MAX = 4

/** Most lines of a title; two by default (spec 9). */
export function titleLines(style: StyleConfig | undefined): number {
  const lines = numberOf(style?.title_lines, LIST_TITLE_LINES)
  return lines >= 1 && lines <= LINES_MAX ? Math.floor(lines) : LIST_TITLE_LINES
}
