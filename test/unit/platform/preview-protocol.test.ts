import fc from 'fast-check'
import { envelope, readMessage } from '@/platform/preview-frame/preview-protocol'

const editorMessage = (more: object) => ({ source: 'storefront-editor', v: 1, ...more })

test('readMessage parses the messages of an editor', () => {
  const config = { title_config: { title: '新品' } }
  expect(readMessage(editorMessage({ type: 'hello' }))).toEqual({ type: 'hello', version: 1 })
  expect(readMessage(editorMessage({ type: 'select', module: 12 }))).toEqual({ type: 'select', module: 12 })
  expect(readMessage(editorMessage({ type: 'select', module: null }))).toEqual({ type: 'select', module: null })
  expect(readMessage(editorMessage({ type: 'config', module: 12, config, style: 'colx2', name: '甲' }))).toEqual({
    type: 'config',
    module: 12,
    config,
    style: 'colx2',
    name: '甲',
  })
  // What is no text is left out; the config counts.
  expect(readMessage(editorMessage({ type: 'config', module: 12, config, style: 7 }))).toEqual({
    type: 'config',
    module: 12,
    config,
    style: undefined,
    name: undefined,
  })
})

test('readMessage parses what a builder of version 2 says of its draft', () => {
  const draftMessage = (more: object) => ({ ...editorMessage(more), v: 2 })
  const module = {
    id: 12,
    type: 'mpage.richtextpagemodule',
    name: '甲',
    style: '',
    config: { html: 'x' },
    hidden: false,
  }
  const messages = [
    { type: 'load', title: '春', modules: [module] },
    { type: 'insert', module, index: 0 },
    { type: 'change', module },
    { type: 'move', module: 12, index: 3 },
    { type: 'remove', module: 12 },
    { type: 'hide', module: 12, hidden: true },
    { type: 'page', title: '夏' },
    { type: 'theme', colours: { primary: '#1f5c46' } },
    { type: 'theme', colours: null },
    { type: 'language', language: 'id' },
    { type: 'measure', request: 4 },
  ]
  for (const message of messages) expect(readMessage(draftMessage(message))).toEqual(message)
  expect(readMessage(draftMessage({ type: 'hello' }))).toEqual({ type: 'hello', version: 2 })
  const faults = [
    { type: 'load', title: '春', modules: [module, { ...module, id: 'x' }] },
    { type: 'load', title: '春', modules: Array.from({ length: 201 }, (_, id) => ({ ...module, id: id + 1 })) },
    { type: 'insert', module, index: -1 },
    { type: 'hide', module: 12, hidden: 'yes' },
    { type: 'language', language: 'id<script>' },
    { type: 'measure', request: '4' },
    { type: 'theme', colours: { primary: 'url(https://x.example)' } },
  ]
  for (const message of faults) expect(readMessage(draftMessage(message))).toBeNull()
})

test.each([
  ['of another source', { ...editorMessage({ type: 'hello' }), source: 'storefront' }],
  ['of another version', { ...editorMessage({ type: 'hello' }), v: 3 }],
  ['of version 2 in an envelope of version 1', editorMessage({ type: 'remove', module: 12 })],
  ['of version 1 in an envelope of version 2', { ...editorMessage({ type: 'config', module: 12, config: {} }), v: 2 }],
  ['of no known type', editorMessage({ type: 'toString' })],
  ['for no module', editorMessage({ type: 'config', module: '12', config: {} })],
  ['for a module that no id names', editorMessage({ type: 'select', module: -1 })],
  ['with a config that is none', editorMessage({ type: 'config', module: 12, config: ['x'] })],
  ['that is our own', envelope({ type: 'edit', module: 12 })],
])('readMessage ignores a message %s', (_, message) => {
  expect(readMessage(message)).toBeNull()
})

test('readMessage never throws and returns a message of the protocol or null', () => {
  const anything = fc.anything({ withNullPrototype: true, withDate: true, withMap: true })
  const nearMessage = fc.record(
    {
      source: fc.oneof(fc.constant('storefront-editor'), anything),
      v: fc.oneof(fc.constant(1), anything),
      type: fc.oneof(fc.constantFrom('hello', 'config', 'select', '__proto__'), anything),
      module: fc.oneof(fc.nat(), anything),
      config: anything,
      style: anything,
      name: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(anything, nearMessage), (message) => {
      const read = readMessage(message)
      if (read === null) return
      expect(['hello', 'config', 'select']).toContain(read.type)
      if (read.type === 'config') {
        expect(read.module).toBeGreaterThan(0)
        expect(typeof read.config === 'object' && !Array.isArray(read.config)).toBe(true)
        expect(['string', 'undefined']).toEqual(expect.arrayContaining([typeof read.style, typeof read.name]))
      }
    }),
    { numRuns: 3000 },
  )
})
