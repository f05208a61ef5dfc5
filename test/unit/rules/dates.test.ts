import { hits, sources } from './sources'

/**
 * Everything that people read or send; `src/lib/time` alone falls back on the device's zone, before the site is known.
 */
const client = [...sources('src'), ...sources('contract')].filter(({ file }) => file !== 'src/lib/time.ts')

test.each([
  ['a date library, which formats in the device zone', /from 'dayjs|require\('dayjs|from 'date-fns/],
  ["a part of a date in the device's zone", /\.(?:get|set)(?:Date|Day|Month|FullYear|Hours|Minutes|TimezoneOffset)\(/],
  [
    "a text in the device's language and zone",
    /\.to(?:Locale(?:Date|Time)|Date|Time)String\(|\bIntl\.DateTimeFormat\b|\bnew Date\([^)]*\)\.toString\(/,
  ],
  ["a date made of parts in the device's zone", /\bnew Date\([^()]+,[^()]+\)/],
])('only src/lib/time may use %s', (_, pattern) => {
  expect(hits(client, pattern)).toEqual([])
})
