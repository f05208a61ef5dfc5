import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import { env } from '@/platform/env'

/** More pixels than two for one of CSS are not seen in a picture. */
const PIXEL_RATIO_MAX = 2
/** Width in CSS pixels of the column that the web draws on a wide window. */
const COLUMN_MAX = 640

/** Device pixels of a picture's drawn width. @param width in CSS pixels on the design's screen; wider screens draw the same larger */
export const drawnPixels = (width: number): number =>
  width * Math.min(env.pixelRatio(), PIXEL_RATIO_MAX) * Math.max(1, Math.min(env.width(), COLUMN_MAX) / DESIGN_WIDTH)
