import { display } from '@/platform/display'
import { useIsFirstRender } from '@/platform/use-first-render'
import { useScale } from '@/ui/stores'

/** Up to here the layouts hold. */
const SCALE_MAX = 1.6

/** Factor on all texts: the system's times the visitor's. */
export const textScaleOf = (scale: number): number =>
  scale === 1 ? display.textScale() : Math.min(SCALE_MAX, display.textScale() * scale)

export function useTextScale(): number {
  useIsFirstRender()
  return textScaleOf(useScale())
}
