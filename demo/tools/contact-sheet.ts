/**
 * Draws many pictures on one sheet, for eyes:
 * `tsx contact-sheet.ts <out.png> [columns] [cell] [scene,scene..] [palette,..]`.
 */
import sharp from 'sharp'
import {
  type PaletteName,
  type PictureSpec,
  paletteNames,
  renderJpeg,
  type SceneName,
  sceneNames,
} from '../pictures/index'

const [out = 'sheet.png', columns = '8', cell = '225', only = '', hues = ''] = process.argv.slice(2)
const size = Number(cell)
const cols = Number(columns)
const scenes = (only ? only.split(',') : sceneNames) as SceneName[]
const palettes = (hues ? hues.split(',') : paletteNames) as PaletteName[]

async function main(): Promise<void> {
  const tiles = await Promise.all(
    scenes.map(async (scene, i) => {
      const spec: PictureSpec = {
        scene,
        palette: palettes[(i * 7) % palettes.length] ?? 'sage',
        seed: i + 1,
        width: 900,
        height: 900,
      }
      return sharp(await renderJpeg(spec))
        .resize(size, size)
        .toBuffer()
    }),
  )
  const rows = Math.ceil(tiles.length / cols)
  await sharp({ create: { width: cols * size, height: rows * size, channels: 3, background: '#ffffff' } })
    .composite(tiles.map((input, i) => ({ input, left: (i % cols) * size, top: Math.floor(i / cols) * size })))
    .png()
    .toFile(out)
}

void main()
