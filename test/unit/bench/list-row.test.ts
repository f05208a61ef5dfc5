import { listRow, type Measured } from '../../../bench/list-row'

/** A hundred calls: most take `ms`, the two slowest `slowest`. */
const timing = (ms: number, slowest: number, count: number | null) => ({
  times: [...Array.from({ length: 98 }, () => ms), slowest, slowest],
  count,
})
const measured = (fields: Partial<Measured>): Measured => ({
  what: 'products',
  small: timing(2, 4, 1001),
  big: timing(2, 12, 1001),
  ...fields,
})

test('listRow judges the ratio of p99, and tells p50 and p95', () => {
  expect(listRow(measured({}))).toEqual({
    what: 'products: p50 2.0 / 2.0 ms, p95 2.0 / 2.0 ms, p99 4.0 / 12.0 ms; 100 rounds',
    value: '1.0, 1.0, 3.0 x',
    goal: 'p99 <= 2 x',
    ok: false,
  })
  expect(listRow(measured({ big: timing(2, 8, 5000) })).ok).toBe(true)
})

test('listRow blames no list of which the small shop has fewer rows than the big one counts', () => {
  const few = measured({ small: timing(2, 4, 25) })
  expect(listRow(few)).toMatchObject({ goal: '', ok: null })
  expect(listRow(few).what).toContain('25 of 1001 rows: not like with like')
  expect(listRow({ ...few, big: timing(2, 8, 1001) }).ok).toBe(true)
  expect(listRow({ ...few, beside: 'all products' })).toMatchObject({ ok: false })
  expect(listRow({ ...few, beside: 'all products' }).what).toContain('beside all products')
})
