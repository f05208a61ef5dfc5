import sharp from 'sharp'
import { draw, type PictureSpec } from './scenes/index'

export { type PaletteName, paletteNames } from './palettes'
export { type PictureSpec, type SceneName, sceneNames } from './scenes/index'
export type { Shot } from './types'

/** The picture as an SVG document; the same spec gives the same text. */
export function renderSvg(spec: PictureSpec): string {
  return draw(spec)
}

/** The picture as JPEG bytes; for opaque scenes. */
export function renderJpeg(spec: PictureSpec, quality = 80): Promise<Buffer> {
  return sharp(Buffer.from(renderSvg(spec)))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
