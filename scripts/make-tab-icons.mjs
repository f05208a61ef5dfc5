/**
 * `node scripts/make-tab-icons.mjs`: draws the icons of the mini-programs' tab bar into src/assets/tabs, 81 x 81 PNG
 * as both vendors ask for: a line icon, and a filled one in the default theme's green for the tab in front.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const SIZE = 81
const INK = '#6d7267'
const ACTIVE = '#1f4d3a'
const folder = path.join(import.meta.dirname, '../src/assets/tabs')

/** Drawn in a box of 24; `solid` are the shapes that the active icon fills, `cut` what stays open in them. */
const icons = {
  home: {
    solid: ['M3.6 10.9 12 3.9l8.4 7v8.2a1.4 1.4 0 0 1-1.4 1.4H5a1.4 1.4 0 0 1-1.4-1.4z'],
    cut: ['M9.4 20.5v-5.2h5.2v5.2'],
  },
  category: {
    solid: [
      'M5.2 3.8h3.6a1.4 1.4 0 0 1 1.4 1.4v3.6a1.4 1.4 0 0 1-1.4 1.4H5.2a1.4 1.4 0 0 1-1.4-1.4V5.2a1.4 1.4 0 0 1 1.4-1.4z',
      'M15.2 3.8h3.6a1.4 1.4 0 0 1 1.4 1.4v3.6a1.4 1.4 0 0 1-1.4 1.4h-3.6a1.4 1.4 0 0 1-1.4-1.4V5.2a1.4 1.4 0 0 1 1.4-1.4z',
      'M5.2 13.8h3.6a1.4 1.4 0 0 1 1.4 1.4v3.6a1.4 1.4 0 0 1-1.4 1.4H5.2a1.4 1.4 0 0 1-1.4-1.4v-3.6a1.4 1.4 0 0 1 1.4-1.4z',
      'M17 13.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
    ],
    cut: [],
  },
  // The cart of src/ui/display/Icon: one thing has one picture.
  basket: {
    solid: [
      'M6.2 7h13.4l-2 8H7.4z',
      'M9 17.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
      'M16.5 17.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
    ],
    cut: [],
    line: ['M3 4h2.4l2 11'],
  },
  me: { solid: ['M12 3.6a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2z', 'M4 20.4c.4-3.9 3.6-6 8-6s7.6 2.1 8 6z'], cut: [] },
}

const paths = (all, attributes) => all.map((d) => `<path d="${d}" ${attributes}/>`).join('')

function svg({ solid, cut, line = [] }, active) {
  const colour = active ? ACTIVE : INK
  const stroke = (of) => `fill="none" stroke="${of}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`
  const body = active
    ? `${paths(solid, `fill="${colour}" stroke="${colour}" stroke-width="1.6" stroke-linejoin="round"`)}${paths(line, stroke(colour))}${paths(cut, stroke('#ffffff'))}`
    : paths([...solid, ...line, ...cut], stroke(colour))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24">${body}</svg>`
}

await mkdir(folder, { recursive: true })
for (const [name, icon] of Object.entries(icons)) {
  for (const active of [false, true]) {
    const file = path.join(folder, `${name}${active ? '-active' : ''}.png`)
    await sharp(Buffer.from(svg(icon, active)))
      // One colour on nothing: sixteen steps of its edges are all that is seen, in a third of the bytes.
      .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(file)
  }
}
