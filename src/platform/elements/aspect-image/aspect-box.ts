import { cx } from '@/lib/text'
import type { AspectImageProps } from '@/platform/elements/types'

/** Class and style of a picture's box; most are squares, which say so in a word. */
export function boxOf({ ratio, isLost, className }: AspectImageProps): { className?: string; style?: string } {
  const isSquare = ratio === 1
  return {
    className: cx(isSquare && 'photo-square', isLost && 'photo-lost', className) || undefined,
    ...(!isSquare && { style: `padding-top:${(ratio * 100).toFixed(2)}%` }),
  }
}
