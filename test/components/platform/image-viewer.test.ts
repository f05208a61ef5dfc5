import { showImages } from '@/platform/h5/image-viewer'

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

test('the tapped picture is in front; its neighbours are fetched, the others are not', () => {
  showImages(urls, 1)
  expect([counter(), pictures()]).toEqual(['2 / 4', ['/1.png', '/2.png', '/3.png', null]])
})

test('the arrow keys go on, and stop at the ends', () => {
  showImages(urls, 2)
  press('ArrowRight')
  expect([counter(), pictures()]).toEqual(['4 / 4', [null, '/2.png', '/3.png', '/4.png']])
  press('ArrowRight')
  expect(counter()).toBe('4 / 4')
})

test('Escape, the cross and a tap close it; the focus goes back and the page scrolls again', () => {
  const ways = [() => press('Escape'), () => document.querySelector<HTMLElement>('.dv-close')?.click(), () => tap(slides()[0] as Element)]
  for (const close of ways) {
    showImages(urls, 0)
    expect([layer()?.contains(document.activeElement), document.documentElement.style.overflow]).toEqual([true, 'hidden'])
    close()
    jest.advanceTimersByTime(300)
    expect([layer(), document.activeElement?.id, document.documentElement.style.overflow]).toEqual([null, 'before', ''])
  }
})

test('two taps make larger and smaller again, and close nothing', () => {
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

test('two fingers that part make larger, and the row stays; a finger that moves is no tap', () => {
  showImages(urls, 0)
  const [slide] = slides()
  if (!slide) throw new Error('no slide')
  point(slide, 'pointerdown', 100, 100, 1)
  point(slide, 'pointerdown', 200, 100, 2)
  point(slide, 'pointermove', 300, 100, 2)
  expect(slide.querySelector('img')?.style.transform).toContain('scale(2)')
  expect(document.querySelector('.dv-row')?.classList.contains('dv-held')).toBe(true)
  for (const id of [1, 2]) point(slide, 'pointerup', 100, 100, id)
  jest.advanceTimersByTime(300)
  expect(layer()).not.toBeNull()
})

test('a picture that does not come says so in its place', () => {
  showImages(urls, 0)
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(slides()[0]?.textContent).toBe('图片加载失败')
})

test('one picture needs no counter, and none opens nothing', () => {
  showImages(['/1.png'], 5)
  expect([document.querySelector<HTMLElement>('.dv-counter')?.hidden, pictures()]).toEqual([true, ['/1.png']])
  press('Escape')
  showImages([], 0)
  expect(layer()).toBeNull()
})
