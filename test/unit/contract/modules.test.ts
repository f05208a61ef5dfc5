import { Value } from '@sinclair/typebox/value'
import { modules } from '@storefront/contract/modules'
import { moduleRow } from '@storefront/contract/modules/define'
import { Type } from '@sinclair/typebox'
import { moduleFixtures } from '../../../fixtures/modules'

const rowOf = (type: string) => modules.find((row) => row.type === type)
/** Returns the path and the reason of each mismatch between a config and its schema, one per line. */
const faults = (type: string, config: unknown): string[] => {
  const row = rowOf(type)
  return row ? [...Value.Errors(row.config, config)].map(({ path, message }) => `${path} ${message}`) : ['no such type']
}

test('every module type is unique', () => {
  expect(new Set(modules.map(({ type }) => type)).size).toBe(modules.length)
})

test.each(modules.map(({ type }) => type))('%s: the default config passes its schema', (type) => {
  expect(faults(type, rowOf(type)?.defaults)).toEqual([])
})

test.each(moduleFixtures.map((fixture) => [fixture.type, fixture] as const))(
  '%s: the fixture passes its schema',
  (type, { config, styles }) => {
    expect(faults(type, config)).toEqual([])
    expect(styles.length).toBeGreaterThan(0)
  },
)

test('every module type has exactly one fixture', () => {
  expect(moduleFixtures.map(({ type }) => type).sort()).toEqual(modules.map(({ type }) => type).sort())
})

test('a schema refuses a config that its module could not show', () => {
  expect(faults('mpage.imageareapagemodule', { annotations: [] })).not.toEqual([])
  expect(faults('mpage.adspagemodule', { items: [], height: 5000 })).not.toEqual([])
  expect(faults('mpage.h5navbar', { items: [{ title: 1 }] })).not.toEqual([])
})

test('the version of a module row is one more than its number of migrations', () => {
  const shorter = moduleRow('a', Type.Object({}), {})
  const longer = moduleRow('a', Type.Object({}), {}, [(config) => config, (config) => config])
  expect([shorter.version, longer.version]).toEqual([1, 3])
})
