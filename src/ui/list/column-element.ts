import { acrossOf, type VirtualLayout, type Column } from './layout'
import { type Range, spaceAround } from './window'

/** Id of the element of a lane, or of one of its blocks. */
export const elementId = (list: string, lane: number, block?: number): string =>
  `${list}-${lane}${block === undefined ? '' : `-${block}`}`

const px = (length: number): string => `${Math.round(length * 100) / 100}px`

/**
 * Variables of a lane's element: its columns, and the heights of what is not live with the usual height of a row in it.
 */
export function columnStyle({ shape }: VirtualLayout, lane: Column, live: Range | undefined): string {
  const across = acrossOf(shape)
  const columns = `--columns:${across};--gap:${px(shape.gap)}`
  if (!live) return columns
  const { before, after } = spaceAround(lane, live)
  const rows = lane.blocks.reduce((sum, { count }) => sum + Math.ceil(count / across), 0)
  // By what was expected: what is drawn would change the pattern while one looks.
  return `${columns};--before:${px(before)};--after:${px(after)};--row:${px(lane.reach / rows)}`
}
