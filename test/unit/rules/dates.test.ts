import { hits, sources } from './sources'

/** Everything that people read or send; `src/lib/time` alone falls back on the device's zone, before the site is known. */
const code = [...sources('src'), ...sources('contract'), ...sources('server'), ...sources('studio/src')].filter(
  ({ file }) => file !== 'src/lib/time.ts',
)
/** The files that may do what a pattern finds. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  dayjs: ['contract/domain/dayjs.ts', 'studio/src/i18n/dayjs-locales.ts'],
  zones: ['contract/domain/named-zone.ts'],
}
const outside = (...files: readonly string[]) => code.filter(({ file }) => !files.includes(file))

test.each([
  ['Day.js, which formats in the device zone without its UTC plugin', /from 'dayjs|require\('dayjs/, allowed.dayjs],
  ["a part of a date in the device's zone", /\.(?:get|set)(?:Date|Day|Month|FullYear|Hours|Minutes|TimezoneOffset)\(/],
  [
    "a text in the device's language and zone",
    /\.to(?:Locale(?:Date|Time)|Date|Time)String\(|\bIntl\.DateTimeFormat\b|\bnew Date\([^)]*\)\.toString\(/,
    allowed.zones,
  ],
  ["a date made of parts in the device's zone", /\bnew Date\([^()]+,[^()]+\)/],
  ['arithmetic or formats that Day.js has', /\.getUTC[A-Z]|\bDate\.UTC\(|\.toISOString\(\)\.(?:slice|split|replace)/],
])('only src/lib/time may use %s', (_, pattern, files = []) => {
  expect(hits(outside(...files), pattern)).toEqual([])
})

test('the storefront takes the offsets of zones from the server', () => {
  expect(hits(sources('src'), /domain\/named-zone'/)).toEqual([])
})

test('the end of a period is shown by a function of periods, because an end at midnight is of the day before', () => {
  const end = String.raw`[\w.]*(?:\b(?:end|until|expires|closes|ends)|_until|_end|_end_at|_before|valid_to|end_date)\b`
  const start = String.raw`(?:[\w.{}: ]+, )?(?:new Date\()?`
  const formats = ['dateText', 'dateTimeText', 'clockOf', 'formatMoment', 'minuteOf', 'chineseMoment']
  const pattern = (names: readonly string[]) => new RegExp(String.raw`\b(?:${names.join('|')})\(${start}${end}\)*[,)]`)
  const definitions = ['src/lib/time.ts', 'studio/src/i18n/format.ts', 'server/src/lib/day.ts']
  expect(hits(outside(...definitions), pattern(formats))).toEqual([])
  // `moment` of useSiteFormat.
  expect(hits(sources('studio/src'), pattern(['moment']))).toEqual([])
})
