import { hits, sources } from './sources'

/** Config of the build and of the app is told its target; everything else asks src/platform. */
const app = sources('src').filter(({ file }) => !file.startsWith('src/platform/') && !file.endsWith('.config.ts'))

test('the sources for these rules are found', () => {
  expect(app.length).toBeGreaterThan(20)
})

test.each([
  ['the build target', /\bTARO_(?:ENV|PLATFORM)\b/],
  ["WeChat's global", /(?<![\w.$'"/-])wx\s*[.[]/],
  ["Alipay's global", /(?<![\w.$'"/-])my\s*[.[]/],
  ['the user agent', /\buserAgent\b/],
])('only src/platform reads %s', (_, pattern) => {
  expect(hits(app, pattern)).toEqual([])
})

test('only src/platform queries the environment of Taro', () => {
  expect(hits(app, /\bTaro[.](?:getEnv|ENV_TYPE|miniGlobal)\b/)).toEqual([])
})

test('no source uses @ts-ignore or @ts-nocheck', () => {
  expect(hits(sources('src', 'contract', 'server/src'), /@ts-(?:ignore|nocheck)/)).toEqual([])
})
