import { contrastOf as contrast, darkGroundOf, darkThemeOf } from '@storefront/contract/domain/site/dark-theme'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { defaultDark, defaultTheme, type Look } from '@/ui/stores'
import { themeClass, themeStyle } from '@/ui/theme/style'

jest.mock('@/platform/display', () => ({ display: { textScale: () => 1.25 } }))

const lookOf = (more: Partial<Look> = {}): Look => ({
  theme: defaultTheme,
  light: null,
  scale: 1,
  isCareMode: false,
  ...more,
})

test.each([
  ['text on the primary colour', defaultTheme.primary, defaultTheme.primary_text],
  ['the primary colour on the background', defaultTheme.primary, defaultTheme.background],
  ['the accent colour on the background', defaultTheme.accent, defaultTheme.background],
  ['the accent colour on a card', defaultTheme.accent, '#ffffff'],
])('%s: contrast meets AA in the default theme', (_, a, b) => expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5))

const tokens = readFileSync(path.join(process.cwd(), 'src/ui/theme/tokens.scss'), 'utf8')
/** The colours of a mixin of the tokens, by name, six digits each. */
const palette = (mixin: string): Record<string, string> => {
  const body = tokens.slice(tokens.indexOf(`@mixin ${mixin}`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--(\w+): (#\w+);/g)].map(([, name = '', hex = '']) => [name, hex === '#fff' ? '#ffffff' : hex]),
  )
}

describe.each([
  ['light', palette('light-colours'), defaultTheme.background],
  ['dark', palette('dark-colours'), defaultDark.background],
])('the %s palette', (_, colours, paper) => {
  test.each(['ink', 'ink2', 'ink3', 'danger', 'ok'])('%s can be read on paper, cards and sunken grounds', (name) => {
    const grounds = [paper, colours.card ?? '', ...(['ink', 'ink2', 'ink3'].includes(name) ? [colours.sunk ?? ''] : [])]
    for (const ground of grounds) expect(contrast(colours[name] ?? '', ground)).toBeGreaterThanOrEqual(4.5)
  })
})

test('both palettes have the same names', () => {
  expect(Object.keys(palette('dark-colours'))).toEqual(Object.keys(palette('light-colours')))
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('the dark colours of any site can be read on every dark ground, and words on them', () => {
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const dark = darkThemeOf({ ...defaultTheme, primary, accent })
      const { card = '', sunk = '' } = palette('dark-colours')
      for (const ground of [dark.background, card, sunk])
        for (const colour of [dark.primary, dark.accent]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark.primary, dark.primary_text)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

test('the dark ground of any section keeps its hue, and all words of the theme can be read on it', () => {
  const { ink = '', ink2 = '', ink3 = '', danger = '', ok = '' } = palette('dark-colours')
  fc.assert(
    fc.property(hex, hex, (colour, primary) => {
      const ground = darkGroundOf(colour) ?? ''
      const site = darkThemeOf({ ...defaultTheme, primary, accent: primary })
      for (const words of [ink, ink2, ink3, danger, ok, site.primary])
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
      const [before, after] = [partsOf(colour), partsOf(ground)]
      // The parts keep their order, and so the hue its sixth of the circle.
      for (const one of [0, 1, 2])
        for (const other of [0, 1, 2])
          if ((before[one] ?? 0) >= (before[other] ?? 0))
            expect(after[one]).toBeGreaterThanOrEqual(after[other] ?? Number.NaN)
    }),
  )
})

test('the dark ground mirrors lightness: what is white becomes the darkest, what is no colour has none', () => {
  expect(['#ffffff', '#fff', '#eef2ea', '#ffe0e0', 'tomato'].map(darkGroundOf)).toEqual([
    '#1c1c1c',
    '#1c1c1c',
    '#2b2f28',
    '#381c1c',
    null,
  ])
})

test('the colours before the site is known are those of the default site', () => {
  expect(darkThemeOf(defaultTheme)).toEqual(defaultDark)
})

/** Style sheets with colours of their own: brands, the states of a door, what stands over pictures and cameras. */
const OWN_COLOURS = [
  'src/features/checkout/components/PayMark.module.scss',
  'src/features/checkout/components/vendor-marks/alipay.module.scss',
  'src/features/checkout/components/vendor-marks/wechat.module.scss',
  'src/features/door/components/Door.module.scss',
  'src/ui/layout/PreviewBanner.module.scss',
]

test('no style sheet but the tokens has a colour of its own', () => {
  const sheets = readdirSync(path.join(process.cwd(), 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter(
      (file) =>
        file.endsWith('.scss') &&
        !file.startsWith('src/platform/') &&
        file !== 'src/ui/theme/tokens.scss' &&
        !OWN_COLOURS.includes(file),
    )
    .map((file) => ({ file, code: readFileSync(path.join(process.cwd(), file), 'utf8') }))
  expect(sheets.length).toBeGreaterThan(100)
  const faults = sheets.flatMap(({ file, code }) =>
    [
      ...code
        .replace(/\/\/.*/g, '')
        .matchAll(/(?:[:,( ]#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(\s*\d|: *(?:white|black)\b)/gi),
    ].map(([colour]) => `${file}:${colour}`),
  )
  expect(faults.filter((fault) => !/#ff0$/.test(fault))).toEqual([])
})

test('themeStyle has the colours of the tenant and the system text size', () => {
  expect(themeStyle(lookOf({ theme: { ...defaultTheme, primary: '#224466' } }))).toBe(
    '--primary:#224466;--on-primary:#ffffff;--accent:#b5532a;--paper:#f7f5f0;--scale:1.25',
  )
})

test.each(['red;background:url(//x)', 'url(x)', '#12', '', 'expression(alert(1))'])(
  '%p is not a colour and falls back to the default',
  (primary) => {
    expect(themeStyle(lookOf({ theme: { ...defaultTheme, primary } }))).toContain(`--primary:${defaultTheme.primary};`)
  },
)

test('care mode has larger targets, and the text scale of the visitor is bounded', () => {
  expect(themeStyle(lookOf({ isCareMode: true, scale: 1.3 }))).toMatch(/--scale:1\.6;--tap:48px;--care:2$/)
})

test('the dark theme carries the light colours for what stays light', () => {
  const dark = lookOf({ theme: defaultDark, light: defaultTheme })
  expect(themeStyle(dark)).toContain(`--primary:${defaultDark.primary};`)
  expect(themeStyle(dark)).toContain(`--primary-l:${defaultTheme.primary};`)
  expect([themeClass(dark), themeClass(lookOf())]).toEqual(['dark', null])
})
