/** Tests of a list's position in a mini-program's window: boxes come from the view, after it has drawn. */
import { watchViewport as alipay } from '@/platform/viewport/index.alipay'
import { watchViewport as weapp } from '@/platform/viewport/index.weapp'

interface Box {
  readonly top: number
  readonly height: number
}
/** Drawn boxes of the view, by selector, and the scroll position of its page. */
const view = { boxes: new Map<string, Box>(), scrollTop: 0 }
let fields: string[] = []
let tickCallbacks: (() => void)[] = []
let answers: (() => void)[] = []
const mockTaro = {
  getWindowInfo: () => ({ windowHeight: 700 }),
  nextTick: (callback: () => void) => void tickCallbacks.push(callback),
  pageScrollTo: jest.fn(async () => {}),
  createSelectorQuery: () => {
    const results: unknown[] = []
    const query = {
      selectViewport: () => ({ scrollOffset: () => void results.push({ scrollTop: view.scrollTop }) }),
      select: (selector: string) => ({
        boundingClientRect: () => {
          fields.push(selector)
          results.push(selector.split(', ').flatMap((one) => view.boxes.get(one) ?? [])[0] ?? null)
        },
      }),
      exec: (callback: (all: unknown[]) => void) => void answers.push(() => callback(results)),
    }
    return query
  },
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))
const mockTree = new Map<string, { uid: string; parentElement: unknown }>()
jest.mock('@tarojs/runtime', () => ({ document: { getElementById: (id: string) => mockTree.get(id) ?? null } }))

const flush = (): void => {
  for (const callback of tickCallbacks.splice(0)) callback()
  for (const callback of answers.splice(0)) callback()
}
const events = () => ({ onSeen: jest.fn(), onSizes: jest.fn() })

beforeEach(() => {
  view.boxes = new Map([
    ['#list', { top: 200, height: 5000 }],
    ['#list-0', { top: 200, height: 640 }],
  ])
  view.scrollTop = 0
  fields = []
  tickCallbacks = []
  answers = []
  mockTree.clear()
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => jest.useRealTimers())

test('the viewport follows scrolling, relative to the position of the list on its page', () => {
  const { onSeen, onSizes } = events()
  const watch = alipay('list', { onSeen, onSizes })
  watch.look(['list-0'])
  flush()
  expect(onSizes).toHaveBeenCalledWith(new Map([['list-0', 640]]))
  expect(onSeen).toHaveBeenLastCalledWith({ top: -200, height: 700 })
  watch.scrolled(1000)
  expect(onSeen).toHaveBeenLastCalledWith({ top: 800, height: 700 })
  // What stands above the list grew by 50 px meanwhile.
  view.scrollTop = 1000
  view.boxes.set('#list', { top: 250 - 1000, height: 5000 })
  watch.look(['list-0'])
  flush()
  expect(onSeen).toHaveBeenLastCalledWith({ top: 750, height: 700 })
})

test('several measurements before a render become one query, of the last', () => {
  const watch = alipay('list', events())
  watch.look(['list-0'])
  watch.look(['list-1', 'list-2'])
  flush()
  expect(fields).toEqual(['#list', '#list-1', '#list-2'])
})

test('a stopped list receives no events', () => {
  const { onSeen, onSizes } = events()
  const watch = alipay('list', { onSeen, onSizes })
  watch.look(['list-0'])
  watch.stop()
  flush()
  expect([onSeen.mock.calls.length, onSizes.mock.calls.length]).toEqual([0, 0])
})

test('elements not found have no size, and the list then starts at the top of the page', () => {
  view.boxes.clear()
  const { onSeen, onSizes } = events()
  const watch = alipay('list', { onSeen, onSizes })
  watch.look(['list-0'])
  flush()
  watch.scrolled(300)
  expect(onSizes).not.toHaveBeenCalled()
  expect(onSeen).toHaveBeenLastCalledWith({ top: 300, height: 700 })
})

test('the scroll position is corrected at rest and not while scrolling', () => {
  const watch = alipay('list', events())
  watch.scrolled(1000)
  watch.shift(-40)
  expect(mockTaro.pageScrollTo).not.toHaveBeenCalled()
  jest.advanceTimersByTime(500)
  watch.shift(-40)
  expect(mockTaro.pageScrollTo).toHaveBeenCalledWith({ scrollTop: 960, duration: 0 })
})

test('WeChat queries nested elements through their components, from the root of the page', () => {
  const root = { uid: 'page', parentElement: null }
  const screen = { uid: '_A', parentElement: root }
  mockTree.set('list', { uid: 'list', parentElement: { uid: '_B', parentElement: screen } })
  view.boxes = new Map([['#_A >>> #list', { top: 90, height: 500 }]])
  const { onSeen, onSizes } = events()
  weapp('list', { onSeen, onSizes }).look([])
  flush()
  expect(fields).toEqual(['#list, #_A >>> #list'])
  expect(onSeen).toHaveBeenLastCalledWith({ top: -90, height: 700 })
})
