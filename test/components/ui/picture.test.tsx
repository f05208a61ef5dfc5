import { act } from 'react'
import { Picture } from '@/ui/display/Picture'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const image = (name: string) => ({
  full: `/m/${name}.jpg`,
  thumb: `/m/${name}-t.jpg`,
  thumb_wx_mp: '',
  width: 800,
  height: 400,
})
const sourceOf = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src')
const fail = (box: HTMLElement) => act(async () => void box.querySelector('img')?.dispatchEvent(new Event('error')))

test('a failed image is retried once, then replaced by a labelled placeholder', async () => {
  const { box, role } = await render(<Picture image={image('tea')} alt="龙井茶" width={100} />)
  expect(sourceOf(box)).toBe('/m/tea-t.jpg')
  await fail(box)
  expect(sourceOf(box)).toBe('/m/tea-t.jpg?retry=1')
  await fail(box)
  expect(sourceOf(box)).toBeUndefined()
  expect(role('img').map((node) => node.getAttribute('aria-label'))).toEqual(['龙井茶'])
})

test('the colour of an image fills its box until it has come, and not once it is lost', async () => {
  const { box } = await render(<Picture image={{ ...image('tea'), color: '#a1b2c3' }} alt="" width={100} />)
  const background = () => box.querySelector<HTMLElement>('.photo')?.style.background
  expect(background()).toBe('rgb(161, 178, 195)')
  await fail(box)
  await fail(box)
  expect(background()).toBe('')
})

test('another image in the same place is loaded after a failure', async () => {
  const { box, rerender } = await render(<Picture image={image('tea')} alt="" width={100} />)
  await fail(box)
  await fail(box)
  await rerender(<Picture image={image('cup')} alt="" width={100} />)
  expect(sourceOf(box)).toBe('/m/cup-t.jpg')
})

test('an image of the width of the screen has the pixels of its phone, and of the column on a wide window', async () => {
  const photo = { ...image('tea'), full: '/media/tea.jpg', width: 4000 }
  const { innerWidth, devicePixelRatio } = window
  const resize = (width: number, ratio: number) => {
    Object.assign(window, { innerWidth: width, devicePixelRatio: ratio })
    window.dispatchEvent(new Event('resize'))
  }
  const sourceFor = async (width: number, ratio: number) => {
    resize(width, ratio)
    return sourceOf((await render(<Picture image={photo} alt="" width={375} />)).box)
  }
  const sources = [await sourceFor(375, 1), await sourceFor(430, 3), await sourceFor(1440, 1), await sourceFor(1440, 2)]
  resize(innerWidth, devicePixelRatio)
  expect(sources).toEqual(['/m/tea-t.jpg', '/media/tea.jpg?w=800', '/media/tea.jpg?w=800', '/media/tea.jpg?w=1200'])
})

describe('with IntersectionObserver', () => {
  const observers: { callback: IntersectionObserverCallback; options: IntersectionObserverInit; targets: Element[] }[] =
    []
  beforeEach(() => {
    observers.length = 0
    Object.assign(globalThis, {
      IntersectionObserver: class {
        own: (typeof observers)[number]
        constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
          this.own = { callback, options, targets: [] }
          observers.push(this.own)
        }
        observe(target: Element) {
          this.own.targets.push(target)
        }
        unobserve() {}
      },
    })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

  test('an image loads two screens ahead, and an eager one at once', async () => {
    const { box } = await render(
      <div className="taro_page">
        <Picture image={image('far')} alt="" width={100} />
        <Picture image={image('top')} alt="" width={100} eager />
      </div>,
    )
    const [far, top] = [...box.querySelectorAll('img')].map((img) => img.getAttribute('src'))
    expect([far?.startsWith('data:'), top]).toEqual([true, '/m/top-t.jpg'])
    expect([observers.length, observers[0]?.options.rootMargin, observers[0]?.options.root]).toEqual([
      1,
      '200%',
      box.querySelector('.taro_page'),
    ])
    const [target] = observers[0]?.targets ?? []
    await act(async () =>
      observers[0]?.callback(
        [{ isIntersecting: true, target } as IntersectionObserverEntry],
        {} as IntersectionObserver,
      ),
    )
    expect(sourceOf(box)).toBe('/m/far-t.jpg')
  })
})

test('an image with a focal point keeps it in sight where it is cropped', async () => {
  const { box } = await render(<Picture image={{ ...image('tea'), focal: { x: 20, y: 80 } }} alt="" width={100} />)
  expect(box.querySelector('img')?.style.objectPosition).toBe('20% 80%')
  const { box: plain } = await render(<Picture image={image('tea')} alt="" width={100} />)
  expect(plain.querySelector('img')?.getAttribute('style')).toBeNull()
})
