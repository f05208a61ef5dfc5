import { hits, sources } from './sources'

/** Config of the build and of the app is told its target; everything else asks src/platform. */
const app = sources('src').filter(({ file }) => !file.startsWith('src/platform/') && !file.endsWith('.config.ts'))

test('the source that these rules read is there', () => {
  expect(app.length).toBeGreaterThan(20)
})

test.each([
  ['the build target', /\bTARO_(?:ENV|PLATFORM)\b/],
  ["WeChat's global", /(?<![\w.$'"/-])wx\s*[.[]/],
  ["Alipay's global", /(?<![\w.$'"/-])my\s*[.[]/],
  ['the user agent', /\buserAgent\b/],
])('%s is read in src/platform alone', (_, pattern) => {
  expect(hits(app, pattern)).toEqual([])
})

test('nothing asks Taro which environment it is', () => {
  expect(hits(app, /\bTaro[.](?:getEnv|ENV_TYPE|miniGlobal)\b/)).toEqual([])
})

test('no unsafe way around the types', () => {
  expect(hits(sources('src', 'contract', 'server/src'), /@ts-(?:ignore|nocheck)/)).toEqual([])
})
