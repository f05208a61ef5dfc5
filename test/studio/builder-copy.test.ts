import { modules as moduleRows } from '@storefront/contract/modules'
import { moduleFixtures } from '../../fixtures/modules'
import { copyText, readCopy } from '../../studio/src/builder/document/copy'
import type { ModuleDocument } from '../../studio/src/builder/document/types'
import { textModule } from './support/documents'

const documentOf = (type: string, config: object): ModuleDocument => ({ id: 5, type, name: 'x', style: 'list', hidden: true, config: { ...config } })
const withoutId = ({ id: _, ...module }: ModuleDocument) => module

test.each(moduleFixtures.map((fixture) => [fixture.type, fixture] as const))('a copy of %s is the same but for its id', (type, { config }) => {
  const module = documentOf(type, config)
  const [copy] = readCopy(copyText([module])) ?? []
  expect(copy && withoutId(copy)).toEqual(withoutId(module))
  expect(copy?.id).not.toBe(module.id)
})

test('there is a module of every type to copy', () => {
  expect(moduleFixtures.map(({ type }) => type).sort()).toEqual(moduleRows.map(({ type }) => type).sort())
})

test('several modules come in their order, each with an id of its own, however often they are pasted', () => {
  const text = copyText([textModule(1), textModule(2)])
  const copies = [...(readCopy(text) ?? []), ...(readCopy(text) ?? [])]
  expect(copies.map(({ name }) => name)).toEqual(['text 1', 'text 2', 'text 1', 'text 2'])
  expect(new Set(copies.map(({ id }) => id)).size).toBe(4)
})

test('a picture that is referred to by its id may be copied', () => {
  const module = documentOf('mpage.squarepagemodule', { items: [{ image: { $image: 4 } }] })
  expect(readCopy(copyText([module]))?.[0]?.config).toEqual(module.config)
})

test.each([
  ['plain text', 'hello'],
  ['JSON of another kind', '{"kind":"x","version":1,"modules":[]}'],
  ['a later version', copyText([textModule(1)]).replace('"version":1,"modules"', '"version":2,"modules"')],
  ['no modules', copyText([])],
  ['an unknown type', copyText([documentOf('mpage.unknown', {})])],
  ['a config that its type does not allow', copyText([documentOf('mpage.richtextpagemodule', { html: 5 })])],
  ['a config of a later version', copyText([textModule(1)]).replace('"version":1}', '"version":9}')],
])('%s is refused', (_, text) => {
  expect(readCopy(text)).toBeNull()
})
