type Rgb = readonly [red: number, green: number, blue: number]

/** #rgb and #rrggbb; anything else is no colour that we calculate with. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  const parts = long?.slice(1) ?? short?.slice(1).map((part) => part + part)
  if (!parts) return null
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16))
  return [red, green, blue]
}

const hex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` (0..1) of `over` laid on `under`. Done here because old WebViews have no color-mix. Null when either is no hex colour. */
export function mix(over: string, under: string, share: number): string | null {
  const [top, bottom] = [parseHex(over), parseHex(under)]
  if (!top || !bottom) return null
  const part = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share)
  return hex([part(0), part(1), part(2)])
}

/** WCAG relative luminance, 0 black to 1 white. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two hex colours, 1 to 21; 1 when either is no colour. */
export function contrast(a: string, b: string): number {
  const [one, other] = [parseHex(a), parseHex(b)]
  if (!one || !other) return 1
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
