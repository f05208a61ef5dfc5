import { watchViewport } from '@/platform/viewport'

/** Boxes of elements, which jsdom does not lay out. */
const boxes = new Map<Element, { top: number; width: number; height: number }>()
let observedElements = new Set<Element>()
let resized: (targets: readonly Element[]) => void = () => {}

class Observer {
  constructor(report: (entries: { target: Element }[]) => void) {
    resized = (targets) =>
      report(targets.filter((target) => observedElements.has(target)).map((target) => ({ target })))
  }
  observe(target: Element): void {
    observedElements.add(target)
  }
  unobserve(target: Element): void {
    observedElements.delete(target)
  }
  disconnect(): void {
    observedElements = new Set()
  }
}

let supports = true
function setup() {
  document.body.innerHTML = '<div class="taro_page"><div id="list"><p id="a"></p><p id="b"></p></div></div>'
  const [screen, list, a, b] = ['.taro_page', '#list', '#a', '#b'].map(
    (selector) => document.querySelector(selector) as HTMLElement,
  )
  if (!screen || !list || !a || !b) throw new Error('unreachable')
  Object.defineProperty(screen, 'clientHeight', { value: 812 })
  boxes.set(screen, { top: 40, width: 375, height: 812 })
  boxes.set(list, { top: 240, width: 375, height: 5000 })
  boxes.set(a, { top: 240, width: 375, height: 600 })
  boxes.set(b, { top: 840, width: 375, height: 0 })
  const onSeen = jest.fn()
  const onSizes = jest.fn()
  return { screen, list, a, b, onSeen, onSizes, watch: watchViewport('list', { onSeen, onSizes }) }
}

beforeEach(() => {
  boxes.clear()
  observedElements = new Set()
  supports = true
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: 0, width: 0, height: 0, ...boxes.get(this) } as DOMRect
  })
  Object.defineProperty(globalThis, 'ResizeObserver', { value: Observer, configurable: true, writable: true })
  Object.defineProperty(globalThis, 'CSS', { value: { supports: () => supports }, configurable: true, writable: true })
})

test('reports the position of the list in its screen at once and after scrolling', () => {
  const { list, onSeen, watch } = setup()
  expect(onSeen).toHaveBeenLastCalledWith({ top: -200, height: 812 })
  boxes.set(list, { top: -1000, width: 375, height: 5000 })
  watch.scrolled(1240)
  expect(onSeen).toHaveBeenLastCalledWith({ top: 1040, height: 812 })
})

test('reports nothing while its screen is hidden', () => {
  const { list, a, onSeen, onSizes, watch } = setup()
  watch.look(['a'])
  onSeen.mockClear()
  for (const element of [list, a]) boxes.set(element, { top: 0, width: 0, height: 0 })
  watch.scrolled(0)
  resized([a])
  expect([onSeen.mock.calls, onSizes.mock.calls]).toEqual([[], []])
})

test('reports the sizes of the observed elements only', () => {
  const { a, b, onSizes, watch } = setup()
  watch.look(['a', 'gone'])
  resized([a, b])
  expect(onSizes.mock.calls).toEqual([[new Map([['a', 600]])]])
  watch.look(['b'])
  resized([a])
  expect(onSizes).toHaveBeenCalledTimes(1)
})

test('observes an element again after it was removed and inserted', () => {
  const { a, onSizes, watch } = setup()
  watch.look(['a'])
  a.remove()
  watch.look([])
  const again = document.createElement('p')
  again.id = 'a'
  document.getElementById('list')?.append(again)
  boxes.set(again, { top: 0, width: 375, height: 450 })
  watch.look(['a'])
  resized([again])
  expect(onSizes).toHaveBeenLastCalledWith(new Map([['a', 450]]))
})

test('corrects the scroll position only where the browser has no scroll anchoring', () => {
  const { screen, watch } = setup()
  screen.scrollTop = 500
  watch.shift(30)
  expect(screen.scrollTop).toBe(500)
  supports = false
  watch.shift(30)
  expect(screen.scrollTop).toBe(530)
})

test('stops observing when the list is unmounted', () => {
  const { watch } = setup()
  watch.look(['a'])
  watch.stop()
  expect(observedElements.size).toBe(0)
})
