import { DESIGN_WIDTH, pictureSource } from '@storefront/contract/domain/picture-source'
import type { Image } from '@storefront/contract/entities/common'
import { drawnPixels } from './drawn-pixels'

/** Returns the address of a film's poster, as wide as the screen; undefined without a picture. */
export const posterSource = (image: Image | null | undefined): string | undefined =>
  image ? pictureSource(image, drawnPixels(DESIGN_WIDTH)) : undefined
