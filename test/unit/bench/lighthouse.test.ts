import { barePageRows, lighthousePage, type Report } from '../../../bench/lighthouse'
import { table } from '../../../bench/row'

const report = (benchmarkIndex: number, performance: number): Report => ({
  environment: { benchmarkIndex },
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1700 },
    'total-blocking-time': { numericValue: 160 },
    'cumulative-layout-shift': { numericValue: 0 },
  },
})

test('lighthousePage reports the median of the runs with the benchmark index of the machine', () => {
  const rows = lighthousePage('home', [report(900, 1), report(1500, 0.95), report(1200, 0.98)])
  const printed = table(rows).split('\n')
  expect(printed[1]).toMatch(/^Lighthouse home: benchmark index of the machine\s+1200$/)
  expect(printed[2]).toMatch(/^Lighthouse home: performance\s+98\s+>= 97\s+met$/)
  expect(rows.filter(({ ok }) => ok === false).map(({ what }) => what)).toEqual(['Lighthouse home: TBT'])
})

test('barePageRows reports the medians of a page without goals', () => {
  const rows = barePageRows([report(900, 1), report(1500, 0.8), report(1200, 0.9)])
  expect(rows.map(({ value, ok }) => [value, ok])).toEqual([
    ['90', null],
    ['1.70 s', null],
    ['160 ms', null],
  ])
})
