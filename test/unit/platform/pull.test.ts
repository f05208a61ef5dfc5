/** @jest-environment ./test/setup/jsdom-environment.cjs */
import { followPull, offsetOf, type PullState } from '@/router/h5/pull-gesture'
import fc from 'fast-check'

interface Point {
  readonly x: number
  readonly y: number
}

const touch = (type: string, points: readonly Point[], cancelable = true) =>
  Object.assign(new Event(type, { bubbles: true, cancelable }), {
    touches: points.map(({ x, y }) => ({ clientX: x, clientY: y })),
  })

function setup(html = '<p id="inside">text</p>') {
  document.body.innerHTML = `<main>${html}</main>`
  const screen = document.querySelector('main') as HTMLElement
  const log: string[] = []
  const refresh = jest.fn()
  const end = followPull(
    screen,
    { move: (offset: number, state: PullState) => log.push(`${offset} ${state}`), settle: (state) => log.push(state) },
    refresh,
  )
  const from = document.getElementById('inside') ?? screen
  /** One finger along `points`; true for each move that the browser must not make its own. */
  const drag = (...points: Point[]): boolean[] => {
    const [first, ...rest] = points
    from.dispatchEvent(touch('touchstart', first ? [first] : []))
    const preventedFlags = rest.map((point) => !from.dispatchEvent(touch('touchmove', [point])))
    from.dispatchEvent(touch('touchend', []))
    return preventedFlags
  }
  return { screen, log, refresh, end, drag, from }
}
const at = (x: number, y: number): Point => ({ x, y })

test('a long pull refreshes and stays open until the refresh ends', () => {
  const { log, refresh, end, drag } = setup()
  expect(drag(at(100, 100), at(100, 140), at(102, 200))).toEqual([true, true])
  expect(log).toEqual(['20 idle', '50 ready', 'refreshing'])
  expect(refresh).toHaveBeenCalledTimes(1)
  end()
  end()
  expect(log.slice(3)).toEqual(['idle'])
})

test('a short pull returns without a refresh', () => {
  const { log, refresh, drag } = setup()
  drag(at(100, 100), at(100, 150))
  expect([log, refresh.mock.calls.length]).toEqual([['25 idle', 'idle'], 0])
})

test('a pull moved back before its release does not refresh', () => {
  const { refresh, drag } = setup()
  drag(at(100, 100), at(100, 250), at(100, 110))
  expect(refresh).not.toHaveBeenCalled()
})

test('no second refresh starts while one is running', () => {
  const { refresh, drag, end } = setup()
  for (const _ of [1, 2]) drag(at(0, 0), at(0, 200))
  expect(refresh).toHaveBeenCalledTimes(1)
  end()
  drag(at(0, 0), at(0, 200))
  expect(refresh).toHaveBeenCalledTimes(2)
})

test.each([
  ['a horizontal swipe that turns downwards', [at(0, 0), at(30, 10), at(40, 200)]],
  ['scrolling up', [at(0, 200), at(0, 150), at(0, 400)]],
])('%s is left to the browser', (_, points) => {
  const { log, refresh, drag } = setup()
  expect(drag(...points)).toEqual([false, false])
  expect([log, refresh.mock.calls.length]).toEqual([[], 0])
})

test('a screen that is scrolled down scrolls instead of pulling', () => {
  const { screen, log, drag } = setup()
  screen.scrollTop = 10
  expect(drag(at(0, 0), at(0, 200))).toEqual([false])
  expect(log).toEqual([])
})

test.each([
  ['a scrolled inner box', '<div id="box"><p id="inside">text</p></div>'],
  ['a dialog', '<div role="dialog"><p id="inside">text</p></div>'],
  ['a fixed bar', '<div style="position:fixed"><p id="inside">text</p></div>'],
  ['an element with its own gesture', '<div style="touch-action:none"><p id="inside">text</p></div>'],
])('%s prevents the pull', (_, html) => {
  const { log, drag } = setup(html)
  const box = document.getElementById('box')
  if (box) box.scrollTop = 5
  // jsdom knows no touch-action: its own parser drops it.
  const free = document.querySelector<HTMLElement>('[style="touch-action:none"]')
  if (free)
    jest
      .spyOn(globalThis, 'getComputedStyle')
      .mockReturnValue({ position: '', touchAction: 'none' } as CSSStyleDeclaration)
  expect(drag(at(0, 0), at(0, 200))).toEqual([false])
  expect(log).toEqual([])
})

test('two fingers do not pull', () => {
  const { from, log } = setup()
  from.dispatchEvent(touch('touchstart', [at(0, 0), at(50, 0)]))
  from.dispatchEvent(touch('touchmove', [at(0, 200), at(50, 200)]))
  expect(log).toEqual([])
})

test('a scroll that the browser has begun does not pull', () => {
  const { from, log } = setup()
  from.dispatchEvent(touch('touchstart', [at(0, 0)]))
  from.dispatchEvent(touch('touchmove', [at(0, 200)], false))
  expect(log).toEqual([])
})

test('a gesture cancelled by the system does not refresh', () => {
  const { from, log, refresh } = setup()
  from.dispatchEvent(touch('touchstart', [at(0, 0)]))
  from.dispatchEvent(touch('touchmove', [at(0, 200)]))
  from.dispatchEvent(touch('touchcancel', []))
  expect([log, refresh.mock.calls.length]).toEqual([['88 ready', 'idle'], 0])
})

test('the offset is never negative, never grows faster than the finger moves, and is at most 88 px', () => {
  const way = fc.integer({ min: -2000, max: 2000 })
  fc.assert(
    fc.property(way, way, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      expect(offsetOf(less)).toBeGreaterThanOrEqual(0)
      expect(offsetOf(more)).toBeLessThanOrEqual(88)
      expect(offsetOf(more) - offsetOf(less)).toBeGreaterThanOrEqual(0)
      expect(offsetOf(more) - offsetOf(less)).toBeLessThanOrEqual(more - less)
    }),
  )
})
