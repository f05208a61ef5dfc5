const USUAL_PX = 16
/** Below and above these a layout no longer holds; the largest system settings stay well readable at 1.6. */
const LEAST = 0.85
const MOST = 1.6

/** Returns the factor of a system's text size setting. */
export function scaleOf(px: number | undefined): number {
  if (!px || !Number.isFinite(px)) return 1
  return Math.round(Math.min(MOST, Math.max(LEAST, px / USUAL_PX)) * 100) / 100
}
