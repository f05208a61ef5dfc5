import { isString, stored } from '@/platform/storage'

const mockStored = new Map<string, string>()
let mockRoom = Number.POSITIVE_INFINITY
let mockMost = Number.POSITIVE_INFINITY
jest.mock('@/platform/text-store', () => ({
  textStore: {
    get most() {
      return mockMost
    },
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => {
      const others = [...mockStored].filter(([name]) => name !== key).reduce((sum, [, value]) => sum + value.length, 0)
      if (others + text.length > mockRoom) return false
      mockStored.set(key, text)
      return true
    },
    remove: (key: string) => void mockStored.delete(key),
    keys: () => [...mockStored.keys()],
  },
}))

beforeEach(() => {
  mockStored.clear()
  mockRoom = Number.POSITIVE_INFINITY
  mockMost = Number.POSITIVE_INFINITY
})

test('a stored value is read back until it is cleared', () => {
  const name = stored('name', { version: 1, empty: '', check: isString })
  expect(name.write('林')).toBe(true)
  expect(name.read()).toBe('林')
  name.clear()
  expect(name.read()).toBe('')
})

test('another version, another shape and invalid JSON read as empty', () => {
  stored('x', { version: 1, empty: '', check: isString }).write('old')
  expect(stored('x', { version: 2, empty: 'none', check: isString }).read()).toBe('none')
  expect(
    stored('x', { version: 1, empty: 0, check: (value): value is number => typeof value === 'number' }).read(),
  ).toBe(0)
  mockStored.set('sf:x', '{')
  expect(stored('x', { version: 1, empty: 'none', check: isString }).read()).toBe('none')
})

test('a full store evicts caches for other data, and returns false when that is not enough', () => {
  mockRoom = 140
  const cache = stored('site', { version: 1, empty: '', check: isString, cache: true })
  const key = stored('submits', { version: 1, empty: '', check: isString })
  expect(cache.write('c'.repeat(90))).toBe(true)
  expect(key.write('k'.repeat(60))).toBe(true)
  expect([cache.read(), key.read()]).toEqual(['', 'k'.repeat(60)])
  expect(key.write('k'.repeat(500))).toBe(false)
  // What could not be replaced is still what it was.
  expect(key.read()).toBe('k'.repeat(60))
})

test('the oldest cache is evicted first, and no more caches than needed', () => {
  const now = jest.spyOn(Date, 'now')
  const caches = ['new', 'old', 'middle'].map((name) =>
    stored(name, { version: 1, empty: '', check: isString, cache: true }),
  )
  for (const [index, at] of [3000, 1000, 2000].entries()) {
    now.mockReturnValue(at)
    caches[index]?.write('c'.repeat(100))
  }
  mockRoom = [...mockStored.values()].reduce((sum, text) => sum + text.length, 0)
  expect(stored('draft', { version: 1, empty: '', check: isString }).write('d'.repeat(80))).toBe(true)
  expect(caches.map((cache) => cache.read() !== '')).toEqual([true, false, true])
})

test('drafts are never evicted, neither for a cache nor for other data', () => {
  mockRoom = 200
  const draft = stored('draft', { version: 1, empty: '', check: isString })
  const cache = stored('site', { version: 1, empty: '', check: isString, cache: true })
  expect(draft.write('d'.repeat(150))).toBe(true)
  expect([
    cache.write('c'.repeat(100)),
    stored('other', { version: 1, empty: '', check: isString }).write('o'.repeat(100)),
  ]).toEqual([false, false])
  expect(draft.read()).toBe('d'.repeat(150))
})

test('a value too large for one key is refused at once and evicts no cache', () => {
  mockMost = 100
  const cache = stored('site', { version: 1, empty: '', check: isString, cache: true })
  cache.write('c')
  expect(stored('draft', { version: 1, empty: '', check: isString }).write('d'.repeat(100))).toBe(false)
  expect(cache.read()).toBe('c')
})
