import { type DrawCommand, drawCommands, type Canvas2D } from '@/lib/canvas'
import { layoutPoster, wrapText, POSTER_WIDTH, type PosterContent } from '@/lib/poster'

/** Chinese is as wide as it is high, other letters half of that. */
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? size : size / 2), 0)
const measure = (text: string, size: number) => widthOf(text, size)
const content: PosterContent = {
  title: '手冲咖啡壶套装',
  price: '¥128',
  site: '青山好物',
  hint: '长按识别二维码，查看详情',
  colour: '#d4380d',
  qr: Array.from({ length: 33 }, (_, y) => Array.from({ length: 33 }, (_, x) => (x + y) % 2 === 0)),
  hasPicture: true,
}
const texts = (commands: readonly DrawCommand[]) =>
  commands.flatMap((command) => (command.kind === 'text' ? [command] : []))
const lowest = (command: DrawCommand) =>
  command.y + (command.kind === 'text' || command.kind === 'cells' ? command.size : command.height)

test('a long title is cut after two lines with an ellipsis, between whole characters', () => {
  const title = `${'好'.repeat(20)}👍${'物'.repeat(40)}`
  const lines = wrapText(title, 654, 2, (text) => widthOf(text, 40))
  expect(lines).toHaveLength(2)
  expect(lines[1]?.endsWith('…')).toBe(true)
  expect(lines.every((line) => widthOf(line, 40) <= 654)).toBe(true)
  expect(title.startsWith(lines.join('').replace('…', ''))).toBe(true)
  expect(wrapText(title, 654, 9, (text) => widthOf(text, 40)).join('')).toBe(title)
})

test.each([
  ['short', ['short']],
  ['', []],
  ['   ', []],
  ['a\n b', ['a b']],
])('%j wraps into the lines %j', (text, lines) =>
  expect(wrapText(text, 654, 2, (part) => widthOf(part, 40))).toEqual(lines),
)

test('wrapping ends even in a column narrower than a character', () =>
  expect(wrapText('好物', 1, 5, (text) => widthOf(text, 40))).toEqual(['好', '物']))

test.each([
  ['everything', {}],
  ['no picture', { hasPicture: false }],
  ['no price', { price: '' }],
  ['a very long name of the site', { site: '很长的名字'.repeat(20), title: '长'.repeat(100) }],
])('with %s nothing leaves the poster or overlaps text', (_, more) => {
  const { width, height, commands } = layoutPoster({ ...content, ...more }, measure)
  expect(width).toBe(POSTER_WIDTH)
  for (const command of commands) expect(lowest(command)).toBeLessThanOrEqual(height)
  for (const { x, text, size } of texts(commands)) expect(x + widthOf(text, size)).toBeLessThanOrEqual(width - 48)
  const column = texts(commands).map(({ y, size }) => [y, y + size] as const)
  for (const [index, [top]] of column.slice(1).entries()) expect(top).toBeGreaterThanOrEqual(column[index]?.[1] ?? 0)
  // The code has its own place, right of all words beside it.
  const cells = commands.find((command) => command.kind === 'cells')
  for (const { x, y, text, size } of texts(commands))
    if (cells && y >= cells.y) expect(x + widthOf(text, size)).toBeLessThanOrEqual(cells.x)
})

test('a poster without an image is lower by the height of the image', () => {
  expect(layoutPoster(content, measure).height - layoutPoster({ ...content, hasPicture: false }, measure).height).toBe(
    750,
  )
})

function recorder() {
  const commands: unknown[][] = []
  const pen: Canvas2D = {
    fillStyle: '',
    font: '',
    textBaseline: '',
    fillRect: (...box) => void commands.push(['rect', pen.fillStyle, ...box]),
    fillText: (...text) => void commands.push(['text', pen.font, ...text]),
    measureText: () => ({ width: 0 }),
    drawImage: (...args) => void commands.push(['image', ...args]),
  }
  return { pen, commands }
}

test('an image covers its box without distortion', () => {
  const { pen, commands } = recorder()
  const picture = { width: 1000, height: 500 }
  drawCommands(pen, [{ kind: 'picture', x: 0, y: 10, width: 750, height: 750 }], picture)
  expect(commands).toEqual([['image', picture, 250, 0, 500, 500, 0, 10, 750, 750]])
})

test('QR code cells are drawn on whole pixels', () => {
  const { pen, commands } = recorder()
  drawCommands(pen, [{ kind: 'cells', x: 3, y: 5, size: 220, rows: content.qr }], null)
  expect(commands).toHaveLength(content.qr.flat().filter(Boolean).length)
  expect(commands.flat().every((value) => typeof value === 'string' || Number.isInteger(value))).toBe(true)
})

test('an image that did not load is left out', () => {
  const { pen, commands } = recorder()
  drawCommands(pen, layoutPoster(content, measure).commands, null)
  expect(commands.some(([kind]) => kind === 'image')).toBe(false)
})
