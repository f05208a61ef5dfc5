import { pinyin } from 'pinyin-pro'

const decoder = new TextDecoder('gbk')

/** Returns the 6,763 characters of GB 2312, which are all that names are made of but rare ones. */
function commonCharacters(): string[] {
  const characters: string[] = []
  for (let row = 0xb0; row <= 0xf7; row += 1)
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell))
      if (/^\p{Script=Han}$/u.test(character)) characters.push(character)
    }
  return characters
}

const readingsOf = (character: string): string[] =>
  pinyin(character, { multiple: true, toneType: 'none', type: 'array', nonZh: 'removed', v: true })

let byReading: ReadonlyMap<string, readonly string[]> | undefined

/** Common characters by their reading without its tone, made at the first search that finds nothing. */
function charactersByReading(): ReadonlyMap<string, readonly string[]> {
  if (byReading) return byReading
  const map = new Map<string, string[]>()
  for (const character of commonCharacters())
    for (const reading of new Set(readingsOf(character))) map.set(reading, [...(map.get(reading) ?? []), character])
  byReading = map
  return map
}

/**
 * Returns the character itself and the common ones that are read alike in one of their readings, whatever their tone.
 */
export function homophonesOf(character: string): ReadonlySet<string> {
  const readings = /\p{Script=Han}/u.test(character) ? readingsOf(character) : []
  return new Set([character, ...readings.flatMap((reading) => charactersByReading().get(reading) ?? [])])
}
