import { View } from '@tarojs/components'
import { act } from 'react'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { track } from '@/services/track'
import { render } from '../../../setup/render'

type See = (entries: { isIntersecting: boolean }[]) => void
/** The window's observers, by the place of what they watch. */
const watchers = new Map<string, { see: See; margin: string }>()
class FakeObserver {
  constructor(
    readonly see: See,
    readonly options: { rootMargin: string },
  ) {}
  #place = ''
  observe(element: HTMLElement) {
    this.#place = element.style.top
    watchers.set(this.#place, { see: this.see, margin: this.options.rootMargin })
  }
  disconnect() {
    watchers.delete(this.#place)
  }
}
const reports = () => jest.mocked(track).mock.calls
const see = (place: string, isIntersecting = true) => act(async () => watchers.get(place)?.see([{ isIntersecting }]))
const reading = (of: string, share?: number) => (
  <View style="position:relative">
    <ReadProgressTracker of={of} share={share} />
  </View>
)
const SIXTY = 'calc(60% - 1px)'
const END = 'calc(100% - 1px)'

beforeEach(() => {
  watchers.clear()
  jest.mocked(track).mockClear()
  Object.assign(globalThis, { IntersectionObserver: FakeObserver })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

test('tracks 60% and 100% once each when they become visible', async () => {
  const screen = await render(reading('post.article:3'))
  expect(reports()).toEqual([])
  await see(SIXTY, false)
  expect(reports()).toEqual([])
  await see(SIXTY)
  await see(END)
  expect(reports()).toEqual([
    ['reading_progress', { target: 'post.article:3', percent: 60 }],
    ['reading_progress', { target: 'post.article:3', percent: 100 }],
  ])
  await screen.rerender(reading('post.article:3'))
  expect([watchers.size, reports().length]).toEqual([0, 2])
})

test('counts a position above the viewport as read', async () => {
  await render(reading('post.article:3'))
  expect(watchers.get(SIXTY)?.margin).toBe('1000000px 0px 0px')
})

test('tracks another target separately', async () => {
  const screen = await render(reading('post.article:3'))
  await see(SIXTY)
  await screen.rerender(reading('post.article:4'))
  await see(SIXTY)
  expect(reports().map(([, data]) => data?.target)).toEqual(['post.article:3', 'post.article:4'])
})

test('adds the marks of an incomplete list once its share reaches 60% and 100% of the total', async () => {
  const screen = await render(reading('note.note', 0.5))
  expect([...watchers.keys()]).toEqual([])
  await screen.rerender(reading('note.note', 0.6))
  expect([...watchers.keys()]).toEqual([END])
  await see(END)
  await screen.rerender(reading('note.note', 0.8))
  expect([...watchers.keys()]).toEqual([])
  await screen.rerender(reading('note.note', 1))
  await see(END)
  expect(reports().map(([, data]) => data?.percent)).toEqual([60, 100])
  // A list that begins anew has been read all the same.
  await screen.rerender(reading('note.note', 0.3))
  await screen.rerender(reading('note.note', 1))
  await see(SIXTY)
  await see(END)
  expect(reports()).toHaveLength(2)
  for (const share of [0, Number.NaN, -1]) await screen.rerender(reading('empty', share))
  expect(watchers.size).toBe(0)
})
