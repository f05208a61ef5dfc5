import fc from 'fast-check'
import { type ListMemory, type ListWatch, ListWatchProvider } from '@/ui/list/watch'
import { VirtualList, type VirtualListProps } from '@/ui/list/VirtualList'
import { render } from '../../setup/render'
import { reset, scrollTo, window_ } from './fake-viewport'

jest.mock('@/platform/viewport', () => {
  const fake = jest.requireActual<typeof import('./fake-viewport')>('./fake-viewport')
  return {
    get recyclesSlots() {
      return fake.window_.recyclesSlots
    },
    SCREENS_AROUND: fake.SCREENS_AROUND,
    watchViewport: fake.watchViewport,
  }
})

interface Item {
  readonly id: number
  /** Real height in px. */
  readonly height: number
}
const GAP = 10
const itemsOf = (count: number, heightOf: (id: number) => number = () => 100): Item[] =>
  Array.from({ length: count }, (_, id) => ({ id, height: heightOf(id) }))
const keyOf = ({ id }: Item): string => `k${id}`
const expected = (): number => 100
const draw = ({ id, height }: Item) => <p data-height={height}>{id}</p>

/** Real height of a block: its rows and the gaps between and above them. */
const heightIn = (columns: number) => (block: Element) => {
  if (block.className.includes('missing')) return Number.parseFloat((block as HTMLElement).style.height)
  const heights = [...block.querySelectorAll('p')].map((item) => Number(item.dataset.height))
  let height = block.className.includes('next') ? GAP : 0
  for (let row = 0; row < heights.length; row += columns)
    height += Math.max(...heights.slice(row, row + columns)) + (row > 0 ? GAP : 0)
  return height
}

const list = (props: Partial<VirtualListProps<Item>> & { items: readonly Item[] }, watch?: Partial<ListWatch>) => (
  <ListWatchProvider value={watch ? { hasMore: false, onRemainingChange() {}, ...watch } : null}>
    <VirtualList keyOf={keyOf} render={draw} heightOf={expected} {...props} />
  </ListWatchProvider>
)

const lanes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.lane')]
const visibleItems = (): number[] =>
  [...document.querySelectorAll('p')].map((item) => Number(item.textContent)).sort((a, b) => a - b)
const space = (lane: HTMLElement, side: 'before' | 'after'): number =>
  Number.parseFloat(lane.style.getPropertyValue(`--${side}`))

/** Whether the window is covered by what is drawn in a lane, at the real heights. */
function isCovered(lane: HTMLElement, columns: number): boolean {
  const top = space(lane, 'before')
  const blocks = [...lane.children].filter((block) => block.id !== '')
  const bottom = top + blocks.reduce((sum, block) => sum + heightIn(columns)(block), 0)
  const end = bottom + space(lane, 'after')
  return top <= Math.max(0, window_.top) && bottom >= Math.min(end, window_.top + window_.height)
}

beforeEach(reset)

describe('a list of at most forty items', () => {
  test('is rendered completely without observing the viewport', async () => {
    await render(list({ items: itemsOf(40) }))
    expect(visibleItems()).toHaveLength(40)
    expect(window_.watches).toBe(0)
    expect(lanes()[0]?.id).toBe('')
  })

  test('retains its elements when it grows', async () => {
    const screen = await render(list({ items: itemsOf(20), columns: 2 }))
    const before = [...document.querySelectorAll('p')]
    for (const count of [40, 60, 80]) await screen.rerender(list({ items: itemsOf(count), columns: 2 }))
    expect(before.every((item) => item.isConnected)).toBe(true)
  })
})

describe.each([
  ['a list', { columns: 1 }],
  ['a grid', { columns: 2 }],
  ['a waterfall', { columns: 2, waterfall: true }],
] as const)('%s of ten thousand items', (_, shape) => {
  const across = 'waterfall' in shape ? 1 : shape.columns
  const many = itemsOf(10_000, (id) => 60 + ((id * 37) % 400))

  test('covers the viewport at any scroll position, even when measured heights differ from the estimates', async () => {
    window_.heightOf = heightIn(across)
    await render(list({ items: many, ...shape }))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 400_000 }), async (top) => {
        await scrollTo(top)
        for (const lane of lanes()) expect(isCovered(lane, across)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('has the same number of elements as a list of two hundred', async () => {
    const even = itemsOf(10_000)
    window_.heightOf = heightIn(across)
    const screen = await render(list({ items: even.slice(0, 200), ...shape }))
    const count = async (top: number) => {
      await scrollTo(top)
      return document.querySelectorAll('*').length
    }
    // Blocks of six rows of 110 px: the window always stands over them the same way.
    const counts = [await count(6000)]
    for (const length of [1000, 5000, 10_000]) {
      await screen.rerender(list({ items: even.slice(0, length), ...shape }))
      counts.push(await count(6000 + 6 * 110 * (length / 125)))
    }
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeLessThan(120)
  })

  test('renders nothing again while scrolling within the mounted range', async () => {
    window_.heightOf = heightIn(across)
    let renderCount = 0
    const counting = (item: Item) => {
      renderCount += 1
      return draw(item)
    }
    await render(list({ items: many, render: counting, ...shape }))
    await scrollTo(30_000)
    renderCount = 0
    for (let way = 0; way <= 100; way += 10) await scrollTo(30_000 + way)
    expect(renderCount).toBe(0)
    for (let top = 30_500; renderCount === 0 && top < 40_000; top += 500) await scrollTo(top)
    expect(renderCount).toBeGreaterThan(0)
    // What stayed is not drawn again.
    expect(renderCount).toBeLessThan(visibleItems().length)
  })
})

test('spacers have the exact height of the unmounted items', async () => {
  window_.heightOf = heightIn(1)
  await render(list({ items: itemsOf(1000) }))
  await scrollTo(50_000)
  const [lane] = lanes()
  const ids = visibleItems()
  expect(space(lane as HTMLElement, 'before')).toBe((ids[0] as number) * 110 - GAP)
  expect(space(lane as HTMLElement, 'after')).toBe((999 - (ids.at(-1) as number)) * 110)
})

test('measuring items above the viewport corrects the scroll position by the difference', async () => {
  // Nothing is drawn yet where one jumps to: the blocks above the window turn out to be lower than expected.
  await render(list({ items: itemsOf(1000, () => 80) }))
  await scrollTo(50_000)
  window_.heightOf = heightIn(1)
  await scrollTo(50_000)
  const delta = window_.shifts.reduce((sum, one) => sum + one, 0)
  expect(window_.shifts).toHaveLength(1)
  expect(delta).toBeLessThan(0)
  expect(Math.abs(delta) % 20).toBe(0)
})

test('resets the layout when the first item changes or the list becomes shorter', async () => {
  const screen = await render(list({ items: itemsOf(200) }))
  await screen.rerender(list({ items: itemsOf(200).slice(50) }))
  expect(visibleItems()[0]).toBe(50)
  await screen.rerender(list({ items: itemsOf(200).slice(50, 60) }))
  expect(visibleItems()).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59])
})

describe('with recycled slots', () => {
  test('a new block reuses a free slot, without inserting or removing elements', async () => {
    window_.recyclesSlots = true
    window_.heightOf = heightIn(2)
    await render(list({ items: itemsOf(10_000), columns: 2 }))
    for (const top of [0, 1500, 3000, 4500]) await scrollTo(top)
    const [lane] = lanes()
    const places = [...(lane?.children ?? [])]
    for (let top = 4500; top < 60_000; top += 700) await scrollTo(top)
    expect([...(lane?.children ?? [])].slice(0, places.length)).toEqual(places)
    expect(lane?.children.length).toBeLessThanOrEqual(places.length + 1)
    for (const place of places)
      if (place.id !== '') expect((place as HTMLElement).style.order).toBe(place.id.split('-').at(-1))
  })
})

describe('integration with the enclosing list', () => {
  test('reports the remaining rows and height below the viewport while the list grows', async () => {
    window_.heightOf = heightIn(1)
    const onRemainingChange = jest.fn()
    await render(list({ items: itemsOf(20) }, { hasMore: true, onRemainingChange }))
    // 800 px of 2190 are in view.
    expect(onRemainingChange).toHaveBeenLastCalledWith(13, 20 * 110 - GAP - 800, undefined)
    await scrollTo(1000)
    expect(onRemainingChange).toHaveBeenLastCalledWith(4, 390, undefined)
  })

  test('reports the range of mounted items', async () => {
    const onRangeChange = jest.fn()
    await render(list({ items: itemsOf(1000) }, { onRangeChange }))
    await scrollTo(50_000)
    const ids = visibleItems()
    expect(onRangeChange).toHaveBeenLastCalledWith(ids[0], (ids.at(-1) as number) + 1)
  })

  test('missing rows retain their measured height', async () => {
    window_.heightOf = heightIn(1)
    const all = itemsOf(1000, (id) => 100 + (id % 7))
    const screen = await render(list({ items: all }))
    for (let top = 0; top <= 10_000; top += 500) await scrollTo(top)
    await scrollTo(5000)
    const before = [...document.querySelectorAll<HTMLElement>('.lane > *')].map((block) => heightIn(1)(block))
    const holes = [...all]
    for (let id = 0; id < 500; id += 1) delete holes[id]
    await screen.rerender(list({ items: holes }))
    expect(visibleItems()).toEqual([])
    expect([...document.querySelectorAll<HTMLElement>('.lane > .missing')].map((block) => heightIn(1)(block))).toEqual(
      before,
    )
  })

  test('saves its layout and restores the same items and position', async () => {
    window_.heightOf = heightIn(2)
    const many = itemsOf(1000, (id) => 60 + ((id * 37) % 400))
    let take = (): unknown => undefined
    const memory = (stored?: unknown): ListMemory => ({
      recall: () => stored,
      keep: (taking) => {
        take = taking
        return () => {}
      },
    })
    const shape = { columns: 2, items: many }
    const screen = await render(list(shape, { memory: memory() }))
    for (let top = 0; top <= 20_000; top += 500) await scrollTo(top)
    const [before, ids] = [space(lanes()[0] as HTMLElement, 'before'), visibleItems()]
    const stored: unknown = JSON.parse(JSON.stringify(take()))
    await screen.rerender(<p>gone</p>)
    window_.top = 0
    // Nothing is measured yet.
    window_.heightOf = () => undefined
    await screen.rerender(list(shape, { memory: memory(stored) }))
    await scrollTo(20_000)
    expect(visibleItems()).toEqual(ids)
    expect(space(lanes()[0] as HTMLElement, 'before')).toBeCloseTo(before, 0)
  })
})
