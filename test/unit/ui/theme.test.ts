import { defaultTheme } from '@/ui/stores'
import { themeStyle } from '@/ui/theme/style'

jest.mock('@/platform/display', () => ({ display: { textScale: () => 1.25 } }))

/** WCAG contrast of two colours of the form #rrggbb. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['text on the primary colour', defaultTheme.primary, defaultTheme.primary_text],
  ['the primary colour on the background', defaultTheme.primary, defaultTheme.background],
  ['the accent colour on the background', defaultTheme.accent, defaultTheme.background],
  ['the accent colour on a card', defaultTheme.accent, '#ffffff'],
])('%s: contrast meets AA in the default theme', (_, a, b) => expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5))

test('themeStyle has the colours of the tenant and the system text size', () => {
  expect(themeStyle({ ...defaultTheme, primary: '#224466' })).toBe('--primary:#224466;--on-primary:#ffffff;--accent:#b5532a;--paper:#f7f5f0;--text-scale:1.25')
})

test.each(['red;background:url(//x)', 'url(x)', '#12', '', 'expression(alert(1))'])('%p is not a colour and falls back to the default', (primary) => {
  expect(themeStyle({ ...defaultTheme, primary })).toContain(`--primary:${defaultTheme.primary};`)
})
