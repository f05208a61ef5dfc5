import { isString, stored } from '@/platform/storage'

const mockKept = new Map<string, string>()
let mockRoom = Number.POSITIVE_INFINITY
jest.mock('@/platform/text-store', () => ({
  textStore: {
    read: (key: string) => mockKept.get(key) ?? null,
    write: (key: string, text: string) => {
      const others = [...mockKept].filter(([known]) => known !== key).reduce((sum, [, value]) => sum + value.length, 0)
      if (others + text.length > mockRoom) return false
      mockKept.set(key, text)
      return true
    },
    remove: (key: string) => void mockKept.delete(key),
    keys: () => [...mockKept.keys()],
  },
}))

beforeEach(() => {
  mockKept.clear()
  mockRoom = Number.POSITIVE_INFINITY
})

test('what is kept comes back', () => {
  const name = stored('name', { version: 1, empty: '', check: isString })
  expect(name.write('林')).toBe(true)
  expect(name.read()).toBe('林')
  name.clear()
  expect(name.read()).toBe('')
})

test('another version, another shape and broken text are as good as nothing', () => {
  stored('x', { version: 1, empty: '', check: isString }).write('old')
  expect(stored('x', { version: 2, empty: 'none', check: isString }).read()).toBe('none')
  expect(stored('x', { version: 1, empty: 0, check: (value): value is number => typeof value === 'number' }).read()).toBe(0)
  mockKept.set('sf:x', '{')
  expect(stored('x', { version: 1, empty: 'none', check: isString }).read()).toBe('none')
})

test('a full store gives up its caches for what matters, and says so when that is not enough', () => {
  mockRoom = 120
  const cache = stored('site', { version: 1, empty: '', check: isString, cache: true })
  const key = stored('submits', { version: 1, empty: '', check: isString })
  expect(cache.write('c'.repeat(90))).toBe(true)
  expect(key.write('k'.repeat(60))).toBe(true)
  expect([cache.read(), key.read()]).toEqual(['', 'k'.repeat(60)])
  expect(key.write('k'.repeat(500))).toBe(false)
})
