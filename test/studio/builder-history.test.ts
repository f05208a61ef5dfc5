import { persistHistory, readHistory } from '../../studio/src/builder/document/history-storage'
import { denormalize } from '../../studio/src/builder/document/normalize'
import {
  insertModules,
  moveModule,
  removeModule,
  replaceDocument,
  setConfig,
  setModule,
} from '../../studio/src/builder/document/operations'
import { createBuilderStore } from '../../studio/src/builder/document/store'
import { pageOf, textModule } from './support/documents'

let now = 0
const open = () => createBuilderStore(pageOf(1, 2, 3), undefined, () => now)
const stepCount = (store: ReturnType<typeof open>) => store.getState().history.past.length
const type = (store: ReturnType<typeof open>, id: number, html: string) =>
  store.getState().change(setConfig(id, ['html'], html), `${id}/html`)

beforeEach(() => {
  now = 1_000_000
})

test('makes one step of one gesture, however many modules it changes', () => {
  const store = open()
  store.getState().change(insertModules([textModule(7), textModule(8)], 1))
  expect(stepCount(store)).toBe(1)
  store.getState().undo()
  expect(store.getState().document.order).toEqual([1, 2, 3])
})

test('joins what is typed into one field without a pause of more than a second', () => {
  const store = open()
  for (const html of ['a', 'ab', 'abc']) {
    type(store, 1, html)
    now += 900
  }
  expect(stepCount(store)).toBe(1)
  now += 200
  type(store, 1, 'abcd')
  expect(stepCount(store)).toBe(2)
  store.getState().undo()
  expect(store.getState().document.modules[1]?.config.html).toBe('abc')
  store.getState().undo()
  expect(store.getState().document.modules[1]?.config.html).toBe('<p>1</p>')
})

test('does not join another field, another kind of change, or what follows an undo', () => {
  const store = open()
  type(store, 1, 'a')
  type(store, 2, 'a')
  store.getState().change(setModule(2, { hidden: true }))
  type(store, 2, 'b')
  expect(stepCount(store)).toBe(4)
  store.getState().undo()
  store.getState().undo()
  type(store, 2, 'c')
  expect(stepCount(store)).toBe(3)
  store.getState().undo()
  expect(store.getState().document.modules[2]?.config.html).toBe('a')
})

test('makes no step without a change, and none of a change that was typed and taken back', () => {
  const store = open()
  store.getState().select(2)
  store.getState().change(moveModule(1, 0))
  store.getState().change(removeModule(99))
  store.getState().change(setConfig(1, ['html'], '<p>1</p>'))
  expect(stepCount(store)).toBe(0)
  type(store, 1, 'x')
  type(store, 1, '<p>1</p>')
  expect(stepCount(store)).toBe(0)
})

test('makes one step of a replacement, which leaves equal modules the same objects', () => {
  const store = open()
  const before = store.getState().document.modules[2]
  store.getState().change(replaceDocument(pageOf(2, 9)))
  expect(stepCount(store)).toBe(1)
  expect(store.getState().document.modules[2]).toBe(before)
  store.getState().undo()
  expect(denormalize(store.getState().document)).toEqual(pageOf(1, 2, 3))
})

test('forgets what was undone once something else is changed', () => {
  const store = open()
  type(store, 1, 'a')
  store.getState().undo()
  expect(store.getState().redo()).toBe(true)
  store.getState().undo()
  type(store, 2, 'b')
  expect(store.getState().redo()).toBe(false)
})

test('survives a reload with the same document, whatever order the server gives its properties', () => {
  const store = open()
  const stop = persistHistory('history.1', store)
  type(store, 1, 'a')
  store.getState().change(removeModule(2))
  window.dispatchEvent(new Event('pagehide'))
  stop()
  const last = denormalize(store.getState().document)
  const reordered = JSON.parse(JSON.stringify(last), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  )
  const reloaded = createBuilderStore(reordered, readHistory('history.1', reordered))
  while (reloaded.getState().undo());
  expect(denormalize(reloaded.getState().document)).toEqual(pageOf(1, 2, 3))
})

test('begins empty with another document', () => {
  const store = open()
  const stop = persistHistory('history.1', store)
  type(store, 1, 'a')
  stop()
  expect(readHistory('history.1', pageOf(1)).past).toEqual([])
  expect(readHistory('history.2', denormalize(store.getState().document)).past).toEqual([])
})
