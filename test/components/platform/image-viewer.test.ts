import { showImages } from '@/platform/images/image-viewer'

const urls = ['/1.png', '/2.png', '/3.png', '/4.png']
const layer = () => document.querySelector<HTMLElement>('[role="dialog"]')
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
const counter = () => document.querySelector('.dv-counter')?.textContent
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
const slides = () => [...document.querySelectorAll<HTMLElement>('.dv-slide')]
/** jsdom has no pointer events; the viewer reads no more of them than this. */
const point = (target: Element, type: string, x: number, y: number, pointerId = 1) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerId, clientX: x, clientY: y }))
const tap = (target: Element) => {
  point(target, 'pointerdown', 10, 10)
  point(target, 'pointerup', 10, 10)
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<button id="before">x</button>'
  document.getElementById('before')?.focus()
})
afterEach(() => {
  press('Escape')
  jest.useRealTimers()
})

test('opens at the tapped image and loads only that one and its neighbours', () => {
  showImages(urls, 1)
  expect([counter(), pictures()]).toEqual(['2 / 4', ['/1.png', '/2.png', '/3.png', null]])
})

test('the arrow keys navigate and stop at the first and last image', () => {
  showImages(urls, 2)
  press('ArrowRight')
  expect([counter(), pictures()]).toEqual(['4 / 4', [null, '/2.png', '/3.png', '/4.png']])
  press('ArrowRight')
  expect(counter()).toBe('4 / 4')
})

test('Escape, the close button and a tap close it and restore focus and scrolling', () => {
  const closeActions = [
    () => press('Escape'),
    () => document.querySelector<HTMLElement>('.dv-close')?.click(),
    () => tap(slides()[0] as Element),
  ]
  for (const close of closeActions) {
    showImages(urls, 0)
    expect([layer()?.contains(document.activeElement), document.documentElement.style.overflow]).toEqual([
      true,
      'hidden',
    ])
    close()
    jest.advanceTimersByTime(300)
    expect([layer(), document.activeElement?.id, document.documentElement.style.overflow]).toEqual([null, 'before', ''])
  }
})

test('a double tap zooms in and out without closing', () => {
  showImages(urls, 0)
  const [slide] = slides()
  if (!slide) throw new Error('no slide')
  const isLarge = () => slide.querySelector('img')?.classList.contains('dv-zoomed')
  tap(slide)
  tap(slide)
  expect(isLarge()).toBe(true)
  tap(slide)
  tap(slide)
  jest.advanceTimersByTime(300)
  expect([isLarge(), layer() !== null]).toEqual([false, true])
})

test('pinching zooms without moving the row, and moving a finger is not a tap', () => {
  showImages(urls, 0)
  const [slide] = slides()
  if (!slide) throw new Error('no slide')
  point(slide, 'pointerdown', 100, 100, 1)
  point(slide, 'pointerdown', 200, 100, 2)
  point(slide, 'pointermove', 300, 100, 2)
  expect(slide.querySelector('img')?.style.transform).toContain('scale(2)')
  expect(document.querySelector('.dv-row')?.classList.contains('dv-locked')).toBe(true)
  for (const id of [1, 2]) point(slide, 'pointerup', 100, 100, id)
  jest.advanceTimersByTime(300)
  expect(layer()).not.toBeNull()
})

test('shows a message in place of an image that fails to load', () => {
  showImages(urls, 0)
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(slides()[0]?.textContent).toBe('图片加载失败')
})

test('hides the counter for a single image and does not open without images', () => {
  showImages(['/1.png'], 5)
  expect([document.querySelector<HTMLElement>('.dv-counter')?.hidden, pictures()]).toEqual([true, ['/1.png']])
  press('Escape')
  showImages([], 0)
  expect(layer()).toBeNull()
})
