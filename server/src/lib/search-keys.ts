import { pinyin } from 'pinyin-pro'

/**
 * Returns the letters by which people look for a Chinese name: its reading and the first letters of it, as `qingyoubei
 * qyb` for 青釉杯. Empty for a name without Chinese characters, which is looked for as it is.
 */
export function searchKeys(name: string): string {
  const read = (pattern: 'pinyin' | 'first') =>
    pinyin(name, { pattern, toneType: 'none', type: 'array', nonZh: 'removed', v: true }).join('')
  return `${read('pinyin')} ${read('first')}`.trim().toLowerCase()
}
