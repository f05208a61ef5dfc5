import { PAGE_SIZE, PAGE_SIZE_MAX } from '@storefront/contract/constants'
import { fillPages, fromSnapshot, evict, missingRows, type PageWindow, snapshotOf } from '@/shared/list/page-cache'
import { append, begin, itemsOf, nextOffset, type Pages, renew, replace, rowsOf, without } from '@/shared/list/pages'
import fc from 'fast-check'

interface Row {
  readonly id: number
  readonly version: number
}
const idOf = ({ id }: Row): number => id
const rowsFrom = (count: number, version = 1): Row[] => Array.from({ length: count }, (_, id) => ({ id, version }))
const answer = (rows: readonly Row[], offset: number, limit: number) => ({
  count: rows.length,
  results: rows.slice(offset, offset + limit),
})

/** Reads the server's rows to their end, or so many pages. */
function readOn(rows: readonly Row[], most = Number.POSITIVE_INFINITY): Pages<Row> {
  let pages = begin(answer(rows, 0, PAGE_SIZE), idOf)
  for (let read = 1; read < most; read += 1) {
    const offset = nextOffset(pages)
    if (offset === undefined) break
    pages = append(pages, answer(rows, offset, PAGE_SIZE), idOf)
  }
  return pages
}

/** Asks for what is missing near the window until nothing is. */
function fillAround(
  pages: Pages<Row>,
  rows: readonly Row[],
  pageWindow: PageWindow,
): { readonly pages: Pages<Row>; readonly limits: number[] } {
  const limits: number[] = []
  let now = evict(pages, pageWindow)
  for (let rowsToLoad = missingRows(now, pageWindow); rowsToLoad; rowsToLoad = missingRows(now, pageWindow)) {
    limits.push(rowsToLoad.limit)
    now = fillPages(now, rowsToLoad, answer(rows, rowsToLoad.offset, rowsToLoad.limit), idOf)
  }
  return { pages: now, limits }
}

test('reading page after page returns every row once, and then ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
      const rows = rowsFrom(count)
      const pages = readOn(rows)
      expect(itemsOf(pages)).toEqual(rows)
      expect(nextOffset(pages)).toBeUndefined()
    }),
  )
})

test('an item that moved to the next page is shown once, in its old place with its new data', () => {
  const before = rowsFrom(60)
  // Three new ones at the front push three of the first page onto the second.
  const after = [...rowsFrom(63).slice(60), ...rowsFrom(60, 2)]
  const pages = append(begin(answer(before, 0, PAGE_SIZE), idOf), answer(after, PAGE_SIZE, PAGE_SIZE), idOf)
  expect(itemsOf(pages).map(idOf)).toEqual([...Array(37).keys()])
  expect(itemsOf(pages)[17]).toEqual({ id: 17, version: 2 })
  expect(nextOffset(pages)).toBe(40)
})

test('an item that occurs twice in one response is shown once', () => {
  const twice = [...rowsFrom(3), ...rowsFrom(2)]
  expect(itemsOf(begin({ count: 5, results: twice }, idOf)).map(idOf)).toEqual([0, 1, 2])
})

test('an empty response is the end of the list, whatever count it has', () => {
  expect(nextOffset(begin({ count: 7, results: [] }, idOf))).toBeUndefined()
  expect(
    nextOffset(append(begin({ count: 30, results: rowsFrom(20) }, idOf), { count: 30, results: [] }, idOf)),
  ).toBeUndefined()
})

describe('list of 10,000 rows', () => {
  const rows = rowsFrom(10_000)
  const loadedCount = (pages: Pages<Row>): number =>
    pages.chunks.reduce((sum, { items }) => sum + (items?.length ?? 0), 0)
  const whole = readOn(rows)

  test('caches only the rows around the viewport, wherever it moves', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(9_950), fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 20 }),
        (stops) => {
          let pages = whole
          for (const [first, length] of stops) {
            const end = Math.min(rows.length, first + length)
            const next = fillAround(pages, rows, [first, end])
            pages = next.pages
            expect(itemsOf(pages).slice(first, end)).toEqual(rows.slice(first, end))
            expect(itemsOf(pages)).toHaveLength(rows.length)
            expect(loadedCount(pages)).toBeLessThanOrEqual(400)
            for (const limit of next.limits) expect(limit).toBeLessThanOrEqual(PAGE_SIZE_MAX)
          }
        },
      ),
    )
  })

  test('leaves evicted rows as holes that map skips', () => {
    const items = itemsOf(evict(whole, [5000, 5030]))
    expect(0 in items).toBe(false)
    expect(5010 in items).toBe(true)
    let calls = 0
    const mapped = items.map((row) => {
      calls += 1
      return row.id
    })
    expect(mapped[5010]).toBe(5010)
    expect(calls).toBeLessThan(400)
  })

  test('evicts nothing from a list of fifteen pages', () => {
    const short = readOn(rows, 15)
    expect(evict(short, [0, 20])).toBe(short)
  })

  test('restores all places from a snapshot, and the rows around the viewport with one request', () => {
    const snapshot = JSON.parse(JSON.stringify(snapshotOf(whole))) as ReturnType<typeof snapshotOf>
    const { pages, limits } = fillAround(fromSnapshot<Row>(snapshot), rows, [7003, 7061])
    expect(limits).toEqual([80])
    expect(itemsOf(pages)).toHaveLength(10_000)
    expect(itemsOf(pages).slice(7003, 7061)).toEqual(rows.slice(7003, 7061))
    expect(nextOffset(pages)).toBeUndefined()
  })

  test('leaves no hole at the end when the list became shorter on the server', () => {
    const shorter = rows.slice(0, 9_990)
    const { pages } = fillAround(evict(whole, [0, 20]), shorter, [9_950, 10_000])
    const items = itemsOf(pages)
    expect(items).toHaveLength(9_990)
    expect(items.slice(9_950)).toEqual(shorter.slice(9_950))
  })
})

describe('list refetch', () => {
  test('replaces the rows it returns and leaves those below', () => {
    const fresh = rowsFrom(300, 2)
    const items = itemsOf(renew(readOn(rowsFrom(300)), answer(fresh, 0, PAGE_SIZE_MAX), idOf))
    expect(items.map(({ version }) => version)).toEqual([...Array(100).fill(2), ...Array(200).fill(1)])
    expect(items.map(idOf)).toEqual(fresh.map(idOf))
  })

  test('shows an item that moved up from below once', () => {
    const fresh = [{ id: 250, version: 2 }, ...rowsFrom(300).filter(({ id }) => id !== 250)]
    const items = itemsOf(renew(readOn(rowsFrom(300)), answer(fresh, 0, PAGE_SIZE_MAX), idOf))
    expect(items[0]).toEqual({ id: 250, version: 2 })
    expect(items.filter(({ id }) => id === 250)).toHaveLength(1)
  })

  test('ends where the list ends on the server', () => {
    const pages = renew(readOn(rowsFrom(90)), answer(rowsFrom(35), 0, PAGE_SIZE_MAX), idOf)
    expect(itemsOf(pages)).toEqual(rowsFrom(35))
    expect(rowsOf(pages)).toBe(35)
    expect(nextOffset(pages)).toBeUndefined()
  })
})

test('a changed item is replaced in place, and an unknown one changes nothing', () => {
  const pages = readOn(rowsFrom(50))
  expect(itemsOf(replace(pages, { id: 33, version: 9 }, idOf))[33]).toEqual({ id: 33, version: 9 })
  expect(itemsOf(replace(pages, { id: 999, version: 9 }, idOf))).toEqual(itemsOf(pages))
})

test('after an item is removed, reading continues at the next row of the server', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 6 }), fc.nat(), (count, read, pick) => {
      const rows = rowsFrom(count)
      let pages = readOn(rows, read)
      const row = pick % rowsOf(pages)
      pages = without(pages, row, idOf)
      const rest = rows.filter(({ id }) => id !== row)
      expect([pages.count, itemsOf(pages).some(({ id }) => id === row)]).toEqual([rest.length, false])
      for (let offset = nextOffset(pages); offset !== undefined; offset = nextOffset(pages))
        pages = append(pages, answer(rest, offset, PAGE_SIZE), idOf)
      expect(itemsOf(pages)).toEqual(rest)
    }),
  )
})

test('removing an unknown item changes nothing', () => {
  const pages = readOn(rowsFrom(30))
  expect(without(pages, 99, idOf)).toBe(pages)
})
