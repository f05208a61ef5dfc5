import { graphemesOf } from '@storefront/contract/domain/text/graphemes'
import type { DrawCommand } from './canvas'

export interface PosterContent {
  readonly title: string
  /** As it is shown, with its symbol; empty for what has no price. */
  readonly price: string
  readonly site: string
  /** Below the QR code: what to do with it. */
  readonly hint: string
  readonly colour: string
  readonly qr: readonly (readonly boolean[])[]
  readonly hasPicture: boolean
}

export interface Poster {
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly commands: readonly DrawCommand[]
}

/** Width of a text in pixels. */
export type Measure = (text: string, size: number, bold: boolean) => number

export const POSTER_WIDTH = 750
const PAD = 48
const PICTURE = { width: POSTER_WIDTH, height: 750 } as const
const TITLE = { size: 40, line: 58, lines: 2 } as const
/** Cells of four pixels for links of a usual length. */
const QR = 264
const INK = '#23271f'
const QUIET = '#666b60'

/** As much of a text as fits, cut before the width and ended by `end`. Cuts between characters as readers see them. */
function fitting(text: string, width: number, measure: (text: string) => number, end = ''): string {
  const letters = graphemesOf(text)
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(letters.slice(0, middle).join('') + end) <= width) low = middle
    else high = middle - 1
  }
  return letters.slice(0, low).join('') + end
}

/** Returns lines of a text, broken anywhere as Chinese is; the last one ends in … when there is more. */
export function wrapText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < most) {
    if (measure(rest) <= width) return [...lines, rest]
    const isLast = lines.length === most - 1
    // A column narrower than a letter still gets one, or this would never end.
    const line = fitting(rest, width, measure, isLast ? '…' : '') || (graphemesOf(rest)[0] ?? '')
    lines.push(line)
    rest = isLast ? '' : rest.slice(line.length).trimStart()
  }
  return lines
}

/** Places everything of a poster: the picture over its whole width, words, and the QR code beside the site's name. */
export function layoutPoster(content: PosterContent, measure: Measure): Poster {
  const commands: DrawCommand[] = []
  const inner = POSTER_WIDTH - 2 * PAD
  let y = 0
  if (content.hasPicture) {
    commands.push({ kind: 'picture', x: 0, y, ...PICTURE })
    y += PICTURE.height
  }
  y += PAD
  for (const text of wrapText(content.title, inner, TITLE.lines, (part) => measure(part, TITLE.size, true))) {
    commands.push({ kind: 'text', x: PAD, y, text, size: TITLE.size, bold: true, colour: INK })
    y += TITLE.line
  }
  if (content.price) {
    commands.push({
      kind: 'text',
      x: PAD,
      y: y + 12,
      text: content.price,
      size: 48,
      bold: true,
      colour: content.colour,
    })
    y += 76
  }
  y += 24
  commands.push({ kind: 'rect', x: PAD, y, width: inner, height: 2, colour: '#e7e2d7' })
  y += 26
  commands.push({ kind: 'cells', x: POSTER_WIDTH - PAD - QR, y, size: QR, rows: content.qr })
  const beside = inner - QR - 24
  const [site = ''] = wrapText(content.site, beside, 1, (part) => measure(part, 32, true))
  commands.push({ kind: 'text', x: PAD, y: y + QR / 2 - 44, text: site, size: 32, bold: true, colour: INK })
  for (const [index, text] of wrapText(content.hint, beside, 2, (part) => measure(part, 26, false)).entries())
    commands.push({ kind: 'text', x: PAD, y: y + QR / 2 + 10 + index * 38, text, size: 26, colour: QUIET })
  const height = y + QR + 26
  return {
    width: POSTER_WIDTH,
    height,
    commands: [{ kind: 'rect', x: 0, y: 0, width: POSTER_WIDTH, height, colour: '#ffffff' }, ...commands],
  }
}
