/** Alipay's clock is China's, whatever zone the server runs in: `2026-01-31 08:00:00`. */
const CHINA_MS = 8 * 3_600_000

export const toChinaTime = (date: Date): string =>
  new Date(date.getTime() + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The inverse; null when `text` is no such time. */
export function fromChinaTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? null : new Date(time - CHINA_MS)
}
