import type { Page } from '@storefront/contract/entities/common'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { permissions } from '@storefront/contract/permissions'
import { draftCard } from '@/shared/item-card/draftCard'
import { ItemCard } from '@/shared/item-card/ItemCard'
import { type ToCard, useCards } from '@/shared/item-card/useCards'
import { ItemList } from '@/page-modules/items/ItemList'
import type { ModuleItem } from '@/page-modules/types'
import { PageModules } from '@/page-modules/PageModules'
import { contentApi } from '@/services/api/content'
import { walletApi } from '@/services/api/wallet'
import { coupons, drafts, events, opsEvents } from '../../../../fixtures/items'
import { moduleOf, renderScreen, user } from '../../fixtures'
import { cleanup } from '../../../setup/render'
import { openedScreens } from '../../screen-router'

/** Whether the screens of operators are built; their routes are no rows yet. */
let isBuilt = true
jest.mock('@/routes/build', () => ({ ...jest.requireActual('@/routes/build'), isRouteName: () => isBuilt }))
beforeEach(() => {
  isBuilt = true
})

describe('operator actions on an event card', () => {
  const show = (perms: string[], items: readonly unknown[] = opsEvents, style = 'ops') =>
    renderScreen(
      <ItemList module={moduleOf({ style })} config={{}} items={items as ModuleItem[]} count={1} first={false} />,
      {},
      { ...user, perms },
    )

  test('open their screens according to the permissions and include the event name in their labels', async () => {
    const screen = await show([permissions.verifyTicket])
    await screen.tap('验票：岸上市集 · 秋收')
    expect(openedScreens()).toEqual([{ name: 'event.event.verify', params: { id: '11' }, mode: 'push' }])
    expect(screen.text()).not.toContain('报名名单')
    // A button inside a link would be both.
    expect(document.querySelector('a button')).toBeNull()
  })
  test('are absent without the permission, ops_actions, the ops layout or a built route', async () => {
    const cases: readonly (() => ReturnType<typeof show>)[] = [
      () => show([]),
      () => show(['*'], events),
      () => show(['*'], opsEvents, 'list'),
    ]
    for (const one of cases) {
      expect((await one()).role('button')).toEqual([])
      cleanup()
    }
    isBuilt = false
    expect((await show(['*'])).role('button')).toEqual([])
  })
})

const onRemove = jest.fn()
const removable: ToCard = (raw, words, index) => draftCard(raw, words, index, onRemove)
function Draft() {
  const [item] = useCards(drafts, removable)
  return item ? <ItemCard item={item} look="row" width={353} /> : null
}

test('a draft can be deleted from its item card', async () => {
  const screen = await renderScreen(<Draft />)
  await screen.tap('删除：写了一半')
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(openedScreens()).toEqual([])
})

test('a coupon card on a page receives the coupon in place, and then leads to its goods', async () => {
  const coupon: Coupon = { ...(coupons[0] as Coupon), end: null }
  const still: Page<ModuleItem> = {
    count: 2,
    results: [coupon, { ctype: 'note.note', id: coupon.id, title: '同号的笔记' }],
  }
  jest.spyOn(contentApi, 'moduleData').mockResolvedValue(still)
  jest.spyOn(walletApi, 'receiveCoupon').mockResolvedValue({ ...coupon, inventory: 99, available: 1, received: 1 })
  const screen = await renderScreen(
    <PageModules
      of="mpage.page:1"
      modules={[moduleOf({ module_type: 'shop.couponspagemodule', style: '1x2', data: null })]}
    />,
  )
  await screen.waitFor(() => screen.get('立即领取 新客立减'))
  await screen.tap('立即领取 新客立减')
  await screen.waitFor(() => screen.get('去使用 新客立减'))
  expect(screen.text()).toContain('同号的笔记')
  await screen.tap('去使用 新客立减')
  expect(openedScreens()).toMatchObject([{ name: 'shop.product', params: { coupon: String(coupon.id) } }])
})

describe('the author on a card', () => {
  const note = {
    id: 7,
    ctype: 'note.note',
    title: '雨天',
    abstract: '',
    author: { uuid: 'u-1', name: '林小满', avatar: null },
    like_count: 0,
    main_image: null,
  }
  const show = (author: object) =>
    renderScreen(
      <ItemList
        module={moduleOf({})}
        config={{}}
        items={[{ ...note, author }] as unknown as ModuleItem[]}
        count={1}
        first={false}
      />,
    )

  test('leads a finger to their page, and not to the note', async () => {
    const screen = await show(note.author)
    await screen.tap('林小满')
    expect(openedScreens()).toEqual([{ name: 'user.detail', params: { guid: 'u-1' }, mode: 'push' }])
    expect(document.querySelector('a a, a button, a [tabindex]')).toBeNull()
  })

  test('leads to the note when the author has no account', async () => {
    const screen = await show({ ...note.author, uuid: '' })
    await screen.tap('林小满')
    expect(openedScreens()).toEqual([{ name: 'note.note.detail', params: { id: '7' }, mode: 'push' }])
  })
})
