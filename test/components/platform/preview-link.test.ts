import type { FromEditor, ToEditor } from '@/platform/preview-frame/types'

/** The window above us, as far as we see it. */
const editor = {
  posted: [] as { message: Record<string, unknown>; origin: string }[],
  postMessage: (message: Record<string, unknown>, origin: string) => void editor.posted.push({ message, origin }),
}
const ALLOWED = 'https://builder.example'

let messages: FromEditor[]
let send: ((message: ToEditor) => void) | null

/** A document of its own: the link listens for as long as its document lives. */
async function open() {
  jest.resetModules()
  const { linkEditor } = await import('@/platform/preview-frame/preview-link')
  linkEditor([ALLOWED], {
    connected(onConnected) {
      send = onConnected
    },
    message: (message) => void messages.push(message),
  })
}

const listeners: [string, EventListener][] = []
beforeEach(() => {
  jest.useFakeTimers()
  editor.posted.length = 0
  messages = []
  send = null
  Object.defineProperty(window, 'parent', { value: editor, configurable: true })
  const listen = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener, options) => {
    if (name === 'message') listeners.push([name, listener as EventListener])
    listen(name, listener as EventListener, options)
  })
})
afterEach(() => {
  jest.useRealTimers()
  for (const [name, listener] of listeners.splice(0)) window.removeEventListener(name, listener)
  Object.defineProperty(window, 'parent', { value: window, configurable: true })
})

const postFromEditor = (more: object, { origin = ALLOWED, source = editor as unknown } = {}) => {
  const event = new MessageEvent('message', { data: { source: 'storefront-editor', v: 1, ...more }, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

test('posts hello to each allowed origin only, and nothing else before a response', async () => {
  await open()
  expect(editor.posted).toEqual([
    { message: { source: 'storefront', v: 1, type: 'hello', versions: [1, 2] }, origin: window.location.origin },
    { message: { source: 'storefront', v: 1, type: 'hello', versions: [1, 2] }, origin: ALLOWED },
  ])
  jest.advanceTimersByTime(5000)
  expect(editor.posted).toHaveLength(2)
})

test('accepts messages of an editor with an allowed origin and posts only to that origin', async () => {
  await open()
  postFromEditor({ type: 'hello' })
  send?.({ type: 'edit', module: 3 })
  postFromEditor({ type: 'select', module: 3 })
  expect(messages).toEqual([{ type: 'select', module: 3 }])
  expect(editor.posted.slice(2)).toEqual([
    { message: { source: 'storefront', v: 1, type: 'edit', module: 3 }, origin: ALLOWED },
  ])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins alike', { origin: `${ALLOWED}.evil.example` }],
  ['no origin (a sandbox)', { origin: 'null' }],
  ['a window that does not frame us', { source: window as unknown }],
])('ignores a message from %s', async (_, from) => {
  await open()
  postFromEditor({ type: 'hello' }, from)
  expect(send).toBeNull()
  postFromEditor({ type: 'hello' })
  postFromEditor({ type: 'config', module: 1, config: {} }, from)
  expect(messages).toEqual([])
})

test('ignores messages before the hello, and from any other allowed origin than that of the hello', async () => {
  await open()
  postFromEditor({ type: 'select', module: 1 })
  postFromEditor({ type: 'hello' })
  postFromEditor({ type: 'select', module: 2 }, { origin: window.location.origin })
  expect(messages).toEqual([])
  postFromEditor({ type: 'select', module: 3 })
  expect(messages).toEqual([{ type: 'select', module: 3 }])
})

test('posts a changed content height at most twice a second', async () => {
  document.body.innerHTML = '<div class="taro_page"><div role="main"><p></p></div></div>'
  let bottom = 700.4
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { bottom: this.tagName === 'P' ? bottom : 0, top: 0 } as DOMRect
  })
  await open()
  postFromEditor({ type: 'hello' })
  const heights = () => editor.posted.flatMap(({ message }) => (message.type === 'height' ? [message.height] : []))
  jest.advanceTimersByTime(2000)
  expect(heights()).toEqual([701])
  bottom = 900
  jest.advanceTimersByTime(600)
  expect(heights()).toEqual([701, 900])
})
