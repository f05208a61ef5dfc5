import type { PageModule } from '@storefront/contract/entities/content/page'
import { ItemList } from '@/page-modules/items/ItemList'
import { distanceOf, layoutRows } from '@/page-modules/items/layout'
import { ListView } from '@/ui/list/ListView'
import { renderScreen } from '../fixtures'
import { reset, scrollTo, window_ } from '../ui/fake-viewport'

jest.mock('@/shared/item-card/height', () => ({ cardHeight: () => 50 }))
jest.mock('@/ui/layout/useListWidth', () => ({ useListWidth: () => 750 }))
jest.mock('@/platform/viewport', () => {
  const fake = jest.requireActual<typeof import('../ui/fake-viewport')>('../ui/fake-viewport')
  return { recyclesSlots: false, SCREENS_AROUND: 1, watchViewport: fake.watchViewport }
})

beforeEach(reset)

const moduleOf = (style: string): PageModule => ({
  id: 1,
  name: '',
  module_type: 'post.articlesmodule',
  style,
  version: 1,
  config: {},
  editable: false,
  data: null,
})
const items = Array.from({ length: 80 }, (_, id) => ({ id, ctype: 'post.article', title: `${id}` }))

/** At how many px above its end, in steps of 10, a list of low cards asks for more. */
async function askedAt(style: string): Promise<number> {
  const onMore = jest.fn()
  const shell = {
    count: 80,
    status: 'ready',
    hasMore: true,
    isLoadingMore: false,
    skeleton: null,
    empty: null,
    onMore,
    onRetry() {},
    onRefresh: async () => {},
  } as const
  await renderScreen(
    <ListView {...shell}>
      <ItemList module={moduleOf(style)} config={{}} items={items} count={80} first={false} />
    </ListView>,
  )
  const end = style === 'waterfall' ? 40 * 60 - 10 : 80 * 50
  for (let distance = 1000; distance > 0; distance -= 10) {
    await scrollTo(end - window_.height - distance)
    if (onMore.mock.calls.length > 0) return distance
  }
  return 0
}

test('a waterfall loads more 300 px before its end, scaled to the screen width', async () => {
  expect(distanceOf(layoutRows.waterfall, 375)).toBe(300)
  expect(distanceOf(layoutRows.waterfall, 750)).toBe(600)
  expect(await askedAt('waterfall')).toBe(600)
})

test('other layouts load more at least 500 px before the end', async () => {
  expect(distanceOf(layoutRows.list, 750)).toBeUndefined()
  // Ten low cards are 500 px, too.
  expect(await askedAt('list')).toBeGreaterThanOrEqual(500)
})
