import { type Pixels, pixelDifference, pngOf, TOLERANCE } from '../visual/compare'
import type { Box, DrawnModule, Part } from './read-modules'
import type { Drawing } from './targets'

/** Tolerance of an edge in CSS px, because engines round the same length in different places. */
const EDGE_PX = 1

const isNear = (one: Box, other: Box): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= EDGE_PX)
const nameOf = ({ kind, what, depth }: Part): string => `${'  '.repeat(depth)}${kind} ${what}`
const at = (box: Box): string => `[${box.join(' ')}]`

/** Returns the differences between a module's tree and boxes and the expected ones, one per line. */
export function partDifferences(actual: DrawnModule, expected: DrawnModule): string[] {
  const differences: string[] = []
  const [, , width, height] = actual.box
  if (!isNear([0, 0, width, height], [0, 0, expected.box[2], expected.box[3]]))
    differences.push(`is ${width} x ${height} and not ${expected.box[2]} x ${expected.box[3]}`)
  for (const [index, target] of expected.parts.entries()) {
    const part = actual.parts[index]
    if (!part || nameOf(part) !== nameOf(target))
      return [...differences, `part ${index} is "${part ? nameOf(part) : 'missing'}" and not "${nameOf(target)}"`]
    if (!isNear(part.box, target.box))
      differences.push(`"${nameOf(target).trim()}" is at ${at(part.box)} and not ${at(target.box)}`)
  }
  const extra = actual.parts[expected.parts.length]
  return extra ? [...differences, `"${nameOf(extra)}" is too much`] : differences
}

/** A module out of the picture of its page. */
function cut({ picture: { data, width, height } }: Drawing, { box }: DrawnModule): Pixels {
  const [left, top, ownWidth, boxHeight] = box.map(Math.round) as [number, number, number, number]
  const ownHeight = Math.min(boxHeight, height - top)
  if (left < 0 || top < 0 || left + ownWidth > width || ownHeight <= 0)
    throw new Error(`a module at ${at(box)} is not in the picture of its page`)
  const piece = Buffer.alloc(ownWidth * ownHeight * 3)
  for (let y = 0; y < ownHeight; y += 1) {
    const start = ((top + y) * width + left) * 3
    data.copy(piece, y * ownWidth * 3, start, start + ownWidth * 3)
  }
  return { data: piece, width: ownWidth, height: ownHeight }
}

/** A module's picture beside what it should be; null when they are alike. */
export async function pictureDifference(
  actual: Drawing,
  expected: Drawing,
  index: number,
): Promise<{ share: number; pictures: readonly Buffer[] } | null> {
  const [one, other] = [actual.modules[index], expected.modules[index]]
  if (!one || !other) return null
  const pieces = [cut(actual, one), cut(expected, other)] as const
  const { share, where } = pixelDifference(...pieces)
  return share <= TOLERANCE
    ? null
    : { share, pictures: await Promise.all([...pieces, ...(where ? [where] : [])].map(pngOf)) }
}
