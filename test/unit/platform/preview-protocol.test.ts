import fc from 'fast-check'
import { envelope, readMessage } from '@/platform/preview-frame/preview-protocol'

const editorMessage = (more: object) => ({ source: 'storefront-editor', v: 1, ...more })

test('readMessage parses the messages of an editor', () => {
  const config = { title_config: { title: '新品' } }
  expect(readMessage(editorMessage({ type: 'hello' }))).toEqual({ type: 'hello' })
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

test.each([
  ['of another source', { ...editorMessage({ type: 'hello' }), source: 'storefront' }],
  ['of another version', { ...editorMessage({ type: 'hello' }), v: 2 }],
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
