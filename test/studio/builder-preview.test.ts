import fc from 'fast-check'
import { applyDraftMessage, type DraftState } from '../../src/page-modules/preview/draft-state'
import { normalize } from '../../studio/src/builder/document/normalize'
import {
  insertModules,
  moveModule,
  removeModule,
  setModule,
  setTitle,
} from '../../studio/src/builder/document/operations'
import { createBuilderStore } from '../../studio/src/builder/document/store'
import type { ModuleDocument, PageDocument } from '../../studio/src/builder/document/types'
import { frameChanges, loadMessage } from '../../studio/src/builder/preview/frame-changes'
import { createFrameLink } from '../../studio/src/builder/preview/frame-link'
import { pageOf, textModule } from './support/documents'

const nothing: DraftState = { title: '', modules: [] }
/** Returns the state of the frame after one document, and then another. */
const drawnAfter = (before: PageDocument, after: PageDocument): DraftState =>
  [loadMessage(normalize(before)), ...frameChanges(normalize(before), normalize(after))].reduce(
    applyDraftMessage,
    nothing,
  )

const moduleArbitrary = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  html: fc.constantFrom('a', 'b'),
  hidden: fc.boolean(),
})
const page = fc
  .record({ title: fc.constantFrom('x', 'y'), modules: fc.uniqueArray(moduleArbitrary, { selector: ({ id }) => id }) })
  .map(
    ({ title, modules }): PageDocument => ({
      title,
      settings: {},
      modules: modules.map(({ id, html, hidden }): ModuleDocument => ({ ...textModule(id, html), hidden })),
    }),
  )

test('the messages about any two documents turn the page of one into the page of the other', () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      expect(drawnAfter(before, after)).toEqual({ title: after.title, modules: after.modules })
    }),
  )
})

test('a module that moves over all others is one message', () => {
  const before = normalize(pageOf(1, 2, 3, 4, 5))
  expect(frameChanges(before, moveModule(1, 4)(before))).toEqual([{ type: 'move', module: 1, index: 4 }])
  expect(frameChanges(before, moveModule(5, 0)(before))).toEqual([{ type: 'move', module: 5, index: 0 }])
})

describe('the link to the frame', () => {
  const outbox: { type: string }[] = []
  const frame = { postMessage: (message: { type: string }) => outbox.push(message) } as unknown as Window
  const postFromFrame = (data: object, source: Window | null = frame) => {
    window.dispatchEvent(
      new MessageEvent('message', { source, origin: location.origin, data: { source: 'storefront', v: 2, ...data } }),
    )
  }
  const types = () => outbox.map(({ type }) => type)
  beforeEach(() => {
    outbox.length = 0
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  function openLink() {
    const store = createBuilderStore(pageOf(1, 2))
    const link = createFrameLink(store, () => frame)
    postFromFrame({ type: 'hello', v: 1, versions: [1, 2] })
    postFromFrame({ type: 'ready' })
    return { store, link }
  }

  test('loads the draft once the page is ready, and again when the page begins again', () => {
    const { link } = openLink()
    expect(types()).toEqual(['hello', 'load', 'select'])
    postFromFrame({ type: 'ready' })
    expect(types()).toEqual(['hello', 'load', 'select', 'select'])
    postFromFrame({ type: 'hello', v: 1, versions: [1, 2] })
    postFromFrame({ type: 'ready' })
    expect(types().slice(4)).toEqual(['hello', 'load', 'select'])
    link.stop()
  })

  test('gathers what is changed in one moment, and sends nothing for what was undone meanwhile', () => {
    const { store, link } = openLink()
    outbox.length = 0
    store.getState().change(setTitle('A'))
    store.getState().change(insertModules([textModule(3)], 0))
    store.getState().change(setModule(1, { hidden: true }))
    store.getState().change(removeModule(2))
    jest.advanceTimersByTime(200)
    expect(types()).toEqual(['page', 'remove', 'insert', 'hide'])
    outbox.length = 0
    store.getState().change(setTitle('B'))
    store.getState().undo()
    jest.advanceTimersByTime(200)
    expect(types()).toEqual([])
    link.stop()
  })

  test('selects the module that is pressed in the page, and listens to its own frame alone', () => {
    const { store, link } = openLink()
    postFromFrame({ type: 'click', module: 2 }, null)
    expect(store.getState().selected).toBeNull()
    postFromFrame({ type: 'click', module: 2 })
    expect(store.getState().selected).toBe(2)
    postFromFrame({ type: 'hover', module: 1 })
    expect(store.getState().hovered).toBe(1)
    postFromFrame({ type: 'hover', module: null })
    expect(store.getState().hovered).toBeNull()
    link.stop()
  })

  test('shows why the page did not take a module until the document changes', () => {
    const { store, link } = openLink()
    postFromFrame({ type: 'refused', module: 2, reason: '内容有误' })
    expect(link.state.getState().refusals).toEqual({ 2: '内容有误' })
    store.getState().change(setTitle('C'))
    expect(link.state.getState().refusals).toEqual({})
    link.stop()
  })
})
