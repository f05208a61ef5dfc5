import { CAROUSEL } from '@storefront/contract/constants'
import { act } from 'react'
import { Slides } from '@/platform/elements/slides'
import { render } from '../../setup/render'

const POINTER_ID = 1

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom lays nothing out: a box that is shown has a parent to stand in.
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  Object.assign(HTMLElement.prototype, { setPointerCapture() {} })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture')
})

const box = () => document.querySelector<HTMLElement>('[aria-roledescription="carousel"]') as HTMLElement
const track = () => box().firstElementChild as HTMLElement
/** jsdom knows no pointers: a mouse event with what a pointer has besides. */
const point = (type: string, x: number, y = 0, target: Element = box()) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 })
    target.dispatchEvent(Object.assign(event, { pointerId: POINTER_ID, isPrimary: true }))
  })
const focus = (index: number) => act(async () => track().querySelectorAll('button')[index]?.focus())
const swipe = async (...xs: number[]) => {
  await point('pointerdown', 200)
  for (const x of xs) await point('pointermove', 200 + x)
  await point('pointerup', 200 + (xs.at(-1) ?? 0))
}
const key = (name: string) =>
  act(
    async () => void box().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  )
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

async function slides(count: number, autoplayMs = 0) {
  const positions: number[] = []
  const onTap = jest.fn()
  await render(
    <Slides label="图" height="180px" autoplayMs={autoplayMs} onChange={(index) => positions.push(index)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
        <button key={index} type="button" onClick={onTap}>{`第${index + 1}张`}</button>
      ))}
    </Slides>,
  )
  return { positions, onTap }
}
/** Slides by the place in which they stand, in widths of the box from the one that is shown. */
const standing = () => {
  const at = -Number(/translate3d\((?:calc\()?(-?\d+)%/.exec(track().style.transform)?.[1]) / 100
  return Object.fromEntries(
    [...track().children].map((slide) => [
      Number.parseInt((slide as HTMLElement).style.left, 10) / 100 - at,
      slide.textContent,
    ]),
  )
}

test('a swipe of at least 50 px changes the slide, a shorter one does not', async () => {
  const { positions } = await slides(4)
  await swipe(-20, -(CAROUSEL.threshold - 1))
  expect(positions).toEqual([])
  await swipe(-20, -CAROUSEL.threshold)
  await swipe(30, CAROUSEL.threshold)
  expect(positions).toEqual([1, 0])
})

test('the track follows the finger by one slide at most and then moves in 300 ms', async () => {
  await slides(4)
  await point('pointerdown', 200)
  await point('pointermove', 130)
  expect(track().style.transform).toBe('translate3d(calc(0% + -70px),0,0)')
  expect(track().style.transition).toBe('none')
  await point('pointermove', -900)
  expect(track().style.transform).toContain('-375px')
  await point('pointerup', 100)
  expect(track().style.transform).toBe('translate3d(-100%,0,0)')
  expect(track().style.transition).toBe('transform 300ms')
})

test('wraps around at both ends', async () => {
  const { positions } = await slides(3)
  for (let turn = 0; turn < 3; turn += 1) await swipe(-80)
  await swipe(80)
  expect(positions).toEqual([1, 2, 0, 2])
  expect(standing()).toEqual({ [-1]: '第2张', 0: '第3张', 1: '第1张' })
})

test('of two slides the other one is placed on the side the finger pulls from', async () => {
  await slides(2)
  await point('pointerdown', 200)
  await point('pointermove', 190)
  expect(standing()).toEqual({ 0: '第1张', 1: '第2张' })
  await point('pointermove', 260)
  expect(standing()).toEqual({ 0: '第1张', [-1]: '第2张' })
  await point('pointerup', 260)
  expect(standing()).toEqual({ 0: '第2张', 1: '第1张' })
})

test('of two slides the previous one is placed on the opposite side', async () => {
  await slides(2)
  await key('ArrowRight')
  expect(standing()).toEqual({ 0: '第2张', [-1]: '第1张' })
  await key('ArrowLeft')
  expect(standing()).toEqual({ 0: '第1张', 1: '第2张' })
})

test('a vertical swipe scrolls the screen, and a cancelled pointer changes nothing', async () => {
  const { positions } = await slides(3)
  await point('pointerdown', 200)
  await point('pointermove', 195, 40)
  await point('pointermove', 60, 60)
  await point('pointerup', 60, 60)
  await point('pointerdown', 200)
  await point('pointermove', 60)
  await point('pointercancel', 60)
  expect(positions).toEqual([])
  expect(track().style.transform).toContain('0%')
})

test('a click after a swipe is suppressed, a tap is not', async () => {
  const { onTap } = await slides(3)
  const link = track().querySelector('button') as HTMLElement
  await swipe(-80)
  await point('click', 120, 0, link)
  expect(onTap).not.toHaveBeenCalled()
  // A browser that sends no click after a swipe owes the next tap its own.
  await swipe(-80)
  await point('pointerdown', 200, 0, link)
  await point('pointermove', 203, 0, link)
  await point('pointerup', 203, 0, link)
  await point('click', 203, 0, link)
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('the arrow keys change the slide, and a focused slide is shown', async () => {
  const { positions } = await slides(4)
  await key('ArrowRight')
  await key('ArrowLeft')
  await key('ArrowLeft')
  await focus(1)
  expect(positions).toEqual([1, 0, 3, 1])
})

describe('autoplay', () => {
  test('advances every 3 s and wraps around', async () => {
    const { positions } = await slides(2, CAROUSEL.intervalMs)
    await pass(2999)
    expect(positions).toEqual([])
    await pass(1)
    await pass(3000)
    await pass(3000)
    expect(positions).toEqual([1, 0, 1])
  })

  test('restarts its interval after a swipe', async () => {
    const { positions } = await slides(3, 3000)
    await pass(2500)
    await swipe(-80)
    await pass(2999)
    expect(positions).toEqual([1])
    await pass(1)
    expect(positions).toEqual([1, 2])
  })

  test.each<[string, () => unknown]>([
    ['a pointer is down', () => point('pointerdown', 200)],
    ['the window is hidden', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    [
      'its screen is in the background',
      () => jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(null),
    ],
    [
      'it is outside the viewport',
      () => jest.spyOn(box(), 'getBoundingClientRect').mockReturnValue({ top: -400, bottom: -220 } as DOMRect),
    ],
    ['a slide has the focus', () => focus(0)],
    [
      'a mouse hovers over it',
      () => {
        jest
          .spyOn(window, 'matchMedia')
          .mockImplementation((query) => ({ matches: query === '(hover: hover)' }) as MediaQueryList)
        const matches = box().matches.bind(box())
        jest.spyOn(box(), 'matches').mockImplementation((selector) => selector === ':hover' || matches(selector))
      },
    ],
  ])('pauses while %s', async (_, happen) => {
    const { positions } = await slides(3, 3000)
    await happen()
    await pass(9000)
    expect(positions).toEqual([])
  })

  test('is off when reduced motion is preferred', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList)
    const { positions } = await slides(3, 3000)
    await pass(9000)
    expect(positions).toEqual([])
  })
})
