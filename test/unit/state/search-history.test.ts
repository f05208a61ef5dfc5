import * as fc from 'fast-check'
import type { textStore as Store } from '@/platform/text-store'

let tenant = ''
let isFull = false
const device = new Map<string, string>()
jest.mock('@/router/router', () => ({ router: { site: () => ({ base: '/mobile', tenant }) } }))
jest.mock('@/platform/text-store', () => {
  const textStore: typeof Store = {
    most: Number.POSITIVE_INFINITY,
    read: (key) => device.get(key) ?? null,
    write: (key, text) => !isFull && device.set(key, text).size > 0,
    remove: (key) => void device.delete(key),
    keys: () => [...device.keys()],
  }
  return { textStore }
})

type History = typeof import('@/state/search-history')
/** As when the app starts: nothing is known but what the device kept. */
const start = (): History => {
  let history: History | undefined
  jest.isolateModules(() => {
    history = jest.requireActual<History>('@/state/search-history')
  })
  if (!history) throw new Error('not loaded')
  return history
}
beforeEach(() => {
  device.clear()
  tenant = ''
  isFull = false
})

const { withWord } = start()

describe('search terms', () => {
  test('are newest first and unique, ignoring case and spaces', () => {
    const words = ['茶', 'kopi', '  Kopi  Gayo ', '茶'].reduce<readonly string[]>(
      (list, word) => withWord(list, word),
      [],
    )
    expect(words).toEqual(['茶', 'Kopi Gayo', 'kopi'])
    expect(withWord(words, 'KOPI GAYO')).toEqual(['KOPI GAYO', '茶', 'kopi'])
  })
  test('replace an unfinished term that was typed before', () => {
    expect(withWord(['青', '杯'], '青瓷', '青')).toEqual(['青瓷', '杯'])
    expect(withWord(['杯'], '青瓷', '青')).toEqual(['青瓷', '杯'])
  })
  test('are at most twenty, normalized and unique, whatever the searches are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ maxLength: 130 }), fc.constantFrom('茶', 'Tea', 'tea ', ' ')), {
          maxLength: 60,
          size: 'max',
        }),
        (searched) => {
          const words = searched.reduce<readonly string[]>((list, word) => withWord(list, word), [])
          expect(words.length).toBeLessThanOrEqual(20)
          expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length)
          for (const word of words) expect([word, word.length <= 100]).toEqual([word.trim().replace(/\s+/g, ' '), true])
          const last = searched.at(-1)?.trim().replace(/\s+/g, ' ').slice(0, 100)
          if (last) expect(words[0]?.toLowerCase()).toBe(last.toLowerCase())
        },
      ),
    )
  })
})

describe('stored search history', () => {
  const read = ({ searches }: History) => searches()
  test('survives a restart, separately for each site', () => {
    const app = start()
    app.rememberSearch('盖碗')
    tenant = 'rimba'
    expect(read(app)).toEqual([])
    app.rememberSearch('kopi')
    const later = start()
    expect(read(later)).toEqual(['kopi'])
    tenant = ''
    expect(read(later)).toEqual(['盖碗'])
    later.clearSearches()
    expect(read(start())).toEqual([])
    tenant = 'rimba'
    expect(read(start())).toEqual(['kopi'])
  })
  test('stays in memory only when the device is full', () => {
    isFull = true
    const app = start()
    app.rememberSearch('盖碗')
    app.rememberSearch('茶')
    expect(read(app)).toEqual(['茶', '盖碗'])
    expect(read(start())).toEqual([])
  })
  test('ignores invalid stored data', () => {
    start().rememberSearch('茶')
    const [key = ''] = device.keys()
    for (const wrong of ['{', '{"v":1,"d":"茶"}', '{"v":1,"d":[1]}', '{"v":0,"d":["茶"]}', 'null']) {
      device.set(key, wrong)
      expect(read(start())).toEqual([])
    }
    device.set(key, JSON.stringify({ v: 1, d: Array.from({ length: 50 }, (_, index) => `w${index}`) }))
    expect(read(start())).toHaveLength(20)
  })
})
