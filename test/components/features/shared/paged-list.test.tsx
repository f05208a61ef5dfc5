import { LIST_DELAY_MS, PAGE_SIZE } from '@storefront/contract/constants'
import { act } from 'react'
import { changeItem, removeItem } from '@/shared/list/cache'
import { type PagedList, usePaged } from '@/shared/list/usePaged'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { ListView } from '@/ui/list/ListView'
import { callsOf, fire, waitFor } from '../../../setup/render'
import { refusal, renderScreen } from '../../fixtures'

/** State that the screen keeps across a reload, by name; each `take` is called when the screen is left. */
const mockMemory = { kept: new Map<string, unknown>(), takes: new Map<string, () => unknown>() }
jest.mock('@/router/screen-state', () => ({
  screenState: () => ({
    restore: (name: string) => mockMemory.kept.get(name),
    save(name: string, take: () => unknown) {
      mockMemory.takes.set(name, take)
      return () => void mockMemory.takes.delete(name)
    },
  }),
}))
const leaveScreen = (): void => {
  for (const [name, take] of mockMemory.takes) mockMemory.kept.set(name, JSON.parse(JSON.stringify(take() ?? null)))
}

interface Row {
  readonly id: number
  readonly text: string
}
let rows: Row[] = []
const load = jest.fn(async ({ limit, offset }: { limit: number; offset: number }) => ({
  count: rows.length,
  results: rows.slice(offset, offset + limit),
}))
const requests = (): [number, number][] => load.mock.calls.map(([{ offset, limit }]) => [offset, limit])
const idOf = ({ id }: Row): number => id

let list: PagedList<Row>
function List({ evictOffscreen }: { readonly evictOffscreen?: boolean }) {
  list = usePaged<Row>({ key: ['rows'], load, idOf, evictOffscreen })
  return (
    <ListView {...list.view} skeleton={<p>waiting</p>} empty={<p>nothing</p>}>
      {list.items.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </ListView>
  )
}
const itemCount = (): number => document.querySelectorAll('p').length
const open = async (props: { evictOffscreen?: boolean } = {}) => {
  const screen = await renderScreen(<List {...props} />)
  await waitFor(() => list.view.status === 'ready')
  return screen
}
/** Reads on as the button at the list's end does, which waits for no delay of scrolling. */
const readOn = async (count: number) => {
  while (list.items.length < count) {
    const before = list.items.length
    await act(async () => list.view.onMore())
    await waitFor(() => list.items.length > before)
  }
}

beforeEach(() => {
  rows = Array.from({ length: 1000 }, (_, id) => ({ id, text: `row ${id}` }))
  load.mockClear()
  mockMemory.kept.clear()
  mockMemory.takes.clear()
})

test('loads each page once and shows the end of the list', async () => {
  rows = rows.slice(0, 45)
  const screen = await open()
  expect(itemCount()).toBe(20)
  let arrive = (): void => {}
  load.mockImplementationOnce(
    ({ offset, limit }) =>
      new Promise((resolve) => (arrive = () => resolve({ count: 45, results: rows.slice(offset, offset + limit) }))),
  )
  await fire('useReachBottom')
  await fire('useReachBottom')
  await act(async () => arrive())
  await waitFor(() => itemCount() === 40)
  await readOn(45)
  await fire('useReachBottom')
  expect(requests()).toEqual([
    [0, 20],
    [20, 20],
    [40, 20],
  ])
  expect(screen.text()).toContain('没有更多了')
})

describe('failed next page', () => {
  test('shows a toast, leaves the rows and is retried by scrolling only after 1.5 s', async () => {
    const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
    const screen = await open()
    load.mockRejectedValueOnce(refusal('notFound', '没有这一页'))
    await fire('useReachBottom')
    await waitFor(() => screen.get('重新加载'))
    expect(toast).toHaveBeenCalledTimes(1)
    expect(itemCount()).toBe(20)
    await fire('useReachBottom')
    expect(load).toHaveBeenCalledTimes(2)
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + LIST_DELAY_MS)
    await fire('useReachBottom')
    await waitFor(() => itemCount() === 40)
  })

  test('is retried at once by the button', async () => {
    jest.spyOn(feedback, 'toast').mockImplementation(() => {})
    const screen = await open()
    load.mockRejectedValueOnce(refusal('notFound', '没有这一页'))
    await fire('useReachBottom')
    await waitFor(() => screen.get('重新加载'))
    await screen.tap('重新加载')
    await waitFor(() => itemCount() === 40)
    expect(requests().slice(1)).toEqual([
      [20, 20],
      [20, 20],
    ])
  })
})

describe('infinite scroll', () => {
  /** Time stands still but for what the test lets pass. */
  const clock = (): ((ms: number) => Promise<void>) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    return (ms) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
  }
  afterEach(() => jest.useRealTimers())

  test('loads one page per 1500 ms, and the next automatically while the end remains in view', async () => {
    await open()
    const pass = clock()
    await fire('useReachBottom')
    await pass(0)
    expect(itemCount()).toBe(40)
    await fire('useReachBottom')
    await pass(LIST_DELAY_MS - 1)
    expect(itemCount()).toBe(40)
    await pass(1)
    // The reply comes.
    await pass(5)
    expect(itemCount()).toBe(60)
    await pass(10 * LIST_DELAY_MS)
    expect(requests()).toEqual([
      [0, 20],
      [20, 20],
      [40, 20],
    ])
  })

  test('loads at once when the button is pressed', async () => {
    const screen = await open()
    const pass = clock()
    await fire('useReachBottom')
    await pass(0)
    await act(async () => screen.get('加载更多').click())
    await pass(0)
    expect(itemCount()).toBe(60)
  })

  test('loads more automatically when removals leave half a page', async () => {
    rows = rows.slice(0, 45)
    await open()
    const removedIds = rows.slice(0, 10).map(idOf)
    rows = rows.slice(10)
    act(() => {
      for (const id of removedIds) removeItem<Row>(['rows'], id, idOf)
    })
    await waitFor(() => itemCount() === 30)
    expect(list.items.map(idOf)).toEqual([...Array(30).keys()].map((id) => id + 10))
  })
})

test('pull-to-refresh shows its indicator for at least 1500 ms and the new rows before it ends', async () => {
  await open()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
  const stopCount = () => callsOf('stopPullDownRefresh').length
  const before = stopCount()
  rows = rows.map(({ id }) => ({ id, text: `new ${id}` }))
  await fire('usePullDownRefresh')
  await pass(LIST_DELAY_MS - 1)
  expect([list.items[0]?.text, stopCount() - before]).toEqual(['new 0', 0])
  await pass(1)
  expect(stopCount() - before).toBe(1)
  jest.useRealTimers()
})

test('pull-to-refresh restarts with the first page; refetch updates up to 100 rows in one request', async () => {
  await open()
  await readOn(140)
  rows = rows.map(({ id }) => ({ id, text: `new ${id}` }))
  load.mockClear()
  await act(async () => void (await list.refetch()))
  await waitFor(() => list.items[0]?.text === 'new 0')
  expect(requests()).toEqual([[0, 100]])
  expect(list.items.map(({ text }) => text)).toEqual(
    [...Array(140).keys()].map((id) => (id < 100 ? `new ${id}` : `row ${id}`)),
  )
  load.mockClear()
  await fire('usePullDownRefresh')
  await waitFor(() => itemCount() === 20)
  expect(requests()).toEqual([[0, PAGE_SIZE]])
})

test('changeItem updates an item in every cached page', async () => {
  const screen = await open()
  await readOn(60)
  act(() => changeItem<Row>(['rows'], { id: 33, text: 'changed' }, idOf))
  await waitFor(() => screen.text().includes('changed'))
  expect(screen.text()).not.toContain('row 33')
})

describe('list that evicts offscreen rows', () => {
  test('evicts rows outside the window and reloads them when scrolled back', async () => {
    const screen = await open({ evictOffscreen: true })
    await readOn(500)
    await act(async () => list.view.onRangeChange?.(470, 500))
    await waitFor(() => itemCount() < 200)
    expect(list.items).toHaveLength(500)
    expect(screen.text()).not.toMatch(/row 5\D/)
    load.mockClear()
    await act(async () => list.view.onRangeChange?.(0, 30))
    await waitFor(() => screen.text().includes('row 5row'))
    expect(requests()).toEqual([[0, 40]])
    expect(list.items.slice(0, 30).map(idOf)).toEqual([...Array(30).keys()])
  })

  test('shows a toast when reloading evicted rows fails and retries only after 1.5 s', async () => {
    const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
    await open({ evictOffscreen: true })
    await readOn(500)
    await act(async () => list.view.onRangeChange?.(470, 500))
    load.mockRejectedValueOnce(refusal('notFound', '没有'))
    load.mockClear()
    await act(async () => list.view.onRangeChange?.(0, 30))
    await waitFor(() => toast.mock.calls.length === 1)
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + LIST_DELAY_MS)
    await act(async () => list.view.onRangeChange?.(0, 31))
    await waitFor(() => list.items[0] !== undefined)
    expect(requests()).toEqual([
      [0, 40],
      [0, 40],
    ])
  })
})

describe('after a reload', () => {
  test('restores the full length of a list that evicts offscreen rows and loads only the visible ones', async () => {
    const before = await open({ evictOffscreen: true })
    await readOn(400)
    await act(async () => list.view.onRangeChange?.(300, 330))
    leaveScreen()
    before.box.remove()
    load.mockClear()
    // A reload has nothing in memory.
    queryClient.clear()
    await open({ evictOffscreen: true })
    expect(requests()).toEqual([[300, 40]])
    expect(list.items).toHaveLength(400)
    expect(list.items.slice(300, 330).map(idOf)).toEqual([...Array(30).keys()].map((at) => 300 + at))
  })

  test('restores at most 100 rows of any other list', async () => {
    await open()
    await readOn(140)
    leaveScreen()
    load.mockClear()
    queryClient.clear()
    await open()
    expect(requests()).toEqual([[0, 100]])
    expect(list.items).toHaveLength(100)
  })

  test('loads the first page of a list with a single page', async () => {
    await open()
    leaveScreen()
    load.mockClear()
    queryClient.clear()
    await open()
    expect(requests()).toEqual([[0, 20]])
  })

  test('ignores saved state of an older version', async () => {
    await open()
    await readOn(60)
    leaveScreen()
    for (const name of mockMemory.kept.keys()) mockMemory.kept.set(name, { version: 0 })
    load.mockClear()
    queryClient.clear()
    await open()
    expect(requests()).toEqual([[0, 20]])
  })
})
