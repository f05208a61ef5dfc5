/** Keeps the page in the frame like the document: what changes is sent, and never by loading the frame again. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isEqual } from '../document/json'
import type { BuilderStore } from '../document/store'
import type { DocumentState, ModuleId } from '../document/types'
import { frameChanges, loadMessage } from './frame-changes'
import { type CutText, frameEnvelope, type FromPage, readFrameMessage, type ToPage } from './frame-protocol'

/** The time that typed changes are gathered before they are sent, ms. */
const SEND_MS = 120
/** A page that has not measured itself after so long will not, ms. */
const MEASURE_MS = 60_000
/** A page that says nothing for so long is slow, ms. */
const SLOW_MS = 15_000

export interface FrameState {
  readonly status: 'loading' | 'ready' | 'slow'
  /** Reasons why the page refused a module's change. */
  readonly refusals: Readonly<Record<ModuleId, string>>
  /** The width at which the frame has to stand while it is measured, CSS px; null leaves it to the user. */
  readonly measuredWidth: number | null
}

export interface FrameLink {
  readonly state: StoreApi<FrameState>
  /** Shows the page in a language, without loading it again; null is the page's own. */
  readonly showLanguage: (language: string | null) => void
  /** Draws the page with these colours over the site's, without loading it again; null brings the site's back. */
  readonly showColours: (colours: Readonly<Record<string, string>> | null) => void
  /** The texts that do not fit at a width, CSS px; null where the page does not say. */
  readonly measure: (width: number) => Promise<readonly CutText[] | null>
  /** The frame loads from the beginning. */
  readonly restart: () => void
  readonly stop: () => void
}

const loading: FrameState = { status: 'loading', refusals: {}, measuredWidth: null }

/** @param frame gives the frame's window; the page in it is of this origin */
export function createFrameLink(store: BuilderStore, frame: () => Window | null): FrameLink {
  const state = createStore<FrameState>(() => loading)
  /** The document that the page was last sent; null until it is ready. */
  let shownDocument: DocumentState | null = null
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let slowTimer: ReturnType<typeof setTimeout> | undefined

  let language: string | null = null
  let colours: Readonly<Record<string, string>> | null = null
  let requests = 0
  let answerMeasure: ((message: Extract<FromPage, { type: 'measured' }>) => void) | null = null

  const send = (message: ToPage) => frame()?.postMessage(frameEnvelope(message), location.origin)
  const sendChanges = () => {
    sendTimer = undefined
    const { document } = store.getState()
    for (const message of shownDocument ? frameChanges(shownDocument, document) : []) send(message)
    if (shownDocument) shownDocument = document
  }
  const planSend = () => {
    sendTimer ??= setTimeout(sendChanges, SEND_MS)
  }
  const waitForPage = () => {
    clearTimeout(slowTimer)
    slowTimer = setTimeout(() => state.getState().status === 'loading' && state.setState({ status: 'slow' }), SLOW_MS)
  }

  const handlers: { readonly [T in FromPage['type']]: (message: Extract<FromPage, { type: T }>) => void } = {
    hello: () => {
      // A page that begins knows nothing of the draft.
      shownDocument = null
      send({ type: 'hello' })
    },
    ready: () => {
      const { document, selected } = store.getState()
      if (language !== null && !shownDocument) send({ type: 'language', language })
      if (colours !== null && !shownDocument) send({ type: 'theme', colours })
      // Said again when the page has more of itself: the draft is there already.
      if (!shownDocument) send(loadMessage(document))
      shownDocument ??= document
      state.setState({ status: 'ready' })
      send({ type: 'select', module: selected })
    },
    hover: ({ module }) => store.getState().hover(module),
    click: ({ module }) => store.getState().select(module),
    measured: (message) => answerMeasure?.(message),
    refused: ({ module, reason }) =>
      state.setState(({ refusals }) => ({ refusals: { ...refusals, [module]: reason } })),
  }
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame() || origin !== location.origin) return
    const message = readFrameMessage(data)
    if (message) handlers[message.type](message as never)
  }
  const unsubscribe = store.subscribe((after, before) => {
    if (after.document !== before.document) {
      if (Object.keys(state.getState().refusals).length > 0) state.setState({ refusals: {} })
      planSend()
    }
    if (after.selected !== before.selected) send({ type: 'select', module: after.selected })
  })
  window.addEventListener('message', onMessage)
  waitForPage()
  return {
    state,
    showLanguage: (next) => {
      if (next === language) return
      language = next
      if (next !== null && shownDocument) send({ type: 'language', language: next })
    },
    showColours: (next) => {
      if (isEqual(next, colours)) return
      colours = next
      if (shownDocument) send({ type: 'theme', colours })
    },
    measure: (width) =>
      new Promise((resolve) => {
        if (!shownDocument) return resolve(null)
        const end = (cuts: readonly CutText[] | null) => {
          clearTimeout(timer)
          answerMeasure = null
          state.setState({ measuredWidth: null })
          resolve(cuts)
        }
        const timer = setTimeout(() => end(null), MEASURE_MS)
        const requestMeasure = () => send({ type: 'measure', request: ++requests })
        answerMeasure = (message) => {
          if (message.request !== requests) return
          // The frame's window takes its new width a moment after the frame.
          if (message.width === width) end(message.cuts)
          else requestMeasure()
        }
        sendChanges()
        state.setState({ measuredWidth: width })
        requestMeasure()
      }),
    restart: () => {
      shownDocument = null
      state.setState(loading, true)
      waitForPage()
    },
    stop: () => {
      clearTimeout(sendTimer)
      clearTimeout(slowTimer)
      unsubscribe()
      window.removeEventListener('message', onMessage)
    },
  }
}
