import { modules } from '@storefront/contract/modules'
import { layouts } from '@storefront/contract/modules/define'
import fc from 'fast-check'
import { t } from '@/i18n'
import type { CardContext } from '@/shared/item-card/card-context'
import { knownKinds } from '@/shared/item-card/kinds'
import { toCardOf } from '@/page-modules/items/adapters'
import { ItemList } from '@/page-modules/items/ItemList'
import { layoutOf, layoutRows, ratioOf } from '@/page-modules/items/layout'
import type { ModuleConfig, ModuleItem } from '@/page-modules/types'
import { layoutsOf } from '../../../studio/src/builder/palette/types'
import {
  drafts,
  events,
  itemsByType,
  notes,
  NOW,
  opsProducts,
  others,
  products,
  topics,
  vouchers,
} from '../../../fixtures/items'
import { moduleOf, renderScreen } from '../fixtures'

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW))

const renderCards = (items: readonly unknown[], style: string, config: ModuleConfig = {}, type = 'any.module') =>
  renderScreen(
    <ItemList
      module={moduleOf({ module_type: type, style, config })}
      config={config}
      items={items as ModuleItem[]}
      count={items.length}
      first
    />,
  )

const titleOf = (item: ModuleItem): string =>
  String(item.title || item.name || item.label || item.content || item.abstract)
const linkNamed = (words: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.includes(words))

test('every item type has fixtures and every layout has its layout row', () => {
  expect(Object.keys(itemsByType).sort()).toEqual(knownKinds().sort())
  expect(Object.keys(layoutRows).sort()).toEqual([...layouts].sort())
})

describe.each(Object.entries(itemsByType))('%s', (ctype, items) => {
  test.each([...layouts, 'unknown'])('renders each item in the layout %s with its title and link', async (style) => {
    jest.spyOn(console, 'error').mockImplementation((message) => {
      throw new Error(String(message))
    })
    const visible = style === '2x2' ? items.slice(0, 4) : items
    const screen = await renderCards(visible, style)
    for (const item of visible) expect(screen.text()).toContain(titleOf(item))
    for (const item of visible) {
      const link = linkNamed(titleOf(item))
      if (ctype === 'shop.coupon')
        expect(document.querySelector(`button[aria-label$="${titleOf(item)}"]`)).not.toBeNull()
      else if (ctype === 'shop.pickupvoucher' && item.product === null) expect(link).toBeUndefined()
      else expect(link?.getAttribute('href')).toMatch(/^\/mobile\/(product|event|post\/article|circle\/topic|note)\//)
    }
  })
})

test('items of unknown types show their common fields and link to a screen if there is one', async () => {
  const screen = await renderCards(others, 'list')
  for (const item of others) expect(screen.text()).toContain(titleOf(item as ModuleItem))
  expect(linkNamed('本月最喜欢的器物')?.getAttribute('href')).toBe('/mobile/vote/vote/1/')
  expect(linkNamed('只有一个名字')).toBeUndefined()
  // No control that does nothing.
  expect(screen.role('button')).toEqual([])
})

test('in a list of mixed types the type of the item takes precedence over that of the module', async () => {
  const screen = await renderCards(
    [events[0], notes[0], { id: 9, name: '没说类型的商品', price: '0.00' }],
    'colx2',
    {},
    'shop.productsmodule',
  )
  expect(linkNamed(events[0]?.name ?? '')?.getAttribute('href')).toBe('/mobile/event/1/')
  expect(linkNamed(notes[0]?.title ?? '')?.getAttribute('href')).toBe('/mobile/note/note/1/')
  expect(linkNamed('没说类型的商品')?.getAttribute('href')).toBe('/mobile/product/9/')
  // Spec 5: a price of nothing is free.
  expect(linkNamed('没说类型的商品')?.textContent).toContain('免费')
  expect(screen.text()).not.toContain('¥0')
})

test('a usual tile has at most nine elements', async () => {
  await renderCards([{ ...products[0], abstract: '' }], 'colx2')
  const tile = document.querySelector('a')
  expect(1 + (tile?.querySelectorAll('*').length ?? 99)).toBeLessThanOrEqual(9)
})

test('arbitrary item data and config never make an item card throw', async () => {
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        [
          'id',
          'ctype',
          'title',
          'name',
          'abstract',
          'price',
          'promotion_price',
          'main_image',
          'author',
          'attachments',
          'start',
          'end',
          'published',
          'edited',
          'images',
          'type',
          'value',
          'product',
          'config',
          'ops_actions',
          'link',
          'is_active',
          'inventory',
        ].map((key) => [
          key,
          fc.oneof(
            fc.jsonValue(),
            fc.constantFrom(
              ...knownKinds(),
              '1e999',
              'R',
              8.65e15,
              { type: 'constructor' },
              { url: '//x' },
              { full: 'x', width: -1, height: 1e300 },
            ),
          ),
        ]),
      ),
      { requiredKeys: [] },
    ),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(junk, { maxLength: 6 }),
      fc.constantFrom(...layouts),
      fc.jsonValue(),
      async (items, style, config) => {
        await renderCards(items, style, {
          style_config: config,
          layoutConfig: config,
          items_config: config,
        } as ModuleConfig)
      },
    ),
    { numRuns: 60 },
  )
})

describe('item config', () => {
  test('applies radius and background color, and ignores an invalid color', async () => {
    await renderCards([products[0]], 'colx2', { style_config: { radius: 3, item_background_color: '#ffeecc' } })
    expect(document.querySelector('a')?.getAttribute('style')).toContain('border-radius: 3px')
    expect(document.querySelector('a')?.style.background).toContain('rgb(255, 238, 204)')
    await renderCards([products[2]], 'colx2', { style_config: { item_background_color: 'red;position:fixed' } })
    expect(linkNamed('帆布袋')?.getAttribute('style')).toBeNull()
  })
  test('hides description and price and limits the title lines', async () => {
    await renderCards([products[0]], 'list', {
      style_config: { hide_description: true, hide_price: true, title_lines: 3 },
    })
    const words = linkNamed('山雾盖碗')
    expect(words?.textContent).not.toMatch(/龙泉窑|128/)
    // What was sold is no price.
    expect(words?.textContent).toContain('已售 320')
    expect(words?.getAttribute('style')).toContain('--lines: 3')
    await renderCards([products[2]], 'list', { style_config: { title_lines: -5 } })
    expect(linkNamed('帆布袋')?.getAttribute('style')).toBeNull()
  })
  test('gap: 11 px by default, 0 in a list, 10 in a waterfall; the config takes precedence', () => {
    expect(layouts.map((style) => [style, layoutOf(style).gap])).toEqual(
      layouts.map((style) => [style, style === 'list' || style === 'ops' ? 0 : style === 'waterfall' ? 10 : 11]),
    )
    expect(layoutOf('list', { items_config: { margin_b: 7 } }).gap).toBe(7)
    expect(layoutOf('colx2', { layoutConfig: { gap: 4 } }).gap).toBe(4)
    expect(layoutOf('colx2', { layoutConfig: { gap: 4 }, items_config: { margin_b: 0 } }).gap).toBe(0)
  })
  test('columns: a grid has three by default, and their number decides the size of the item cards', () => {
    expect(layoutOf('nobody knows')).toMatchObject({ as: 'grid', columns: 3, look: 'mini' })
    expect(layoutOf('grid', { layoutConfig: { columns: 2 } })).toMatchObject({ columns: 2, look: 'tile' })
    expect(layoutOf('colx2', { layoutConfig: { columns: 4 } })).toMatchObject({ columns: 4, look: 'mini' })
    expect(layoutOf('grid', { layoutConfig: { columns: 1 } })).toMatchObject({ columns: 1, look: 'row' })
    expect(layoutOf('list', { layoutConfig: { columns: 3 } })).toMatchObject({ columns: 1, look: 'row' })
    expect(layoutOf('grid', { layoutConfig: { columns: 99 } } as ModuleConfig).columns).toBe(5)
  })
  test('time: an event in a zone of its own shows the clock there', () => {
    const words = { t, language: 'zh-cn', now: NOW, perms: [], open: () => {} } as const
    const event = {
      id: 1,
      ctype: 'event.event',
      name: 'x',
      start: '2026-05-01T11:00:00Z',
      end: '2026-05-01T13:00:00Z',
      is_all_day: false,
    }
    const tokyo = { name: 'Asia/Tokyo', offsets: [{ since: 0, minutes: 540 }] }
    const timeOf = (raw: unknown) => toCardOf('any')(raw as ModuleItem, words, 0).sub
    expect(timeOf({ ...event, time_zone: tokyo })).toBe('2026/05/01 20:00-22:00')
    expect(timeOf({ ...event, time_zone: { offsets: 'x' } })).toBe(timeOf(event))
  })
  test('ratio: from the config, in a waterfall from the image limited to 0.1 to 2, else by type', () => {
    const words = { t: (key: string) => key, language: 'zh-cn', now: NOW, perms: [], open: () => {} } as const
    const card = (item: unknown) => toCardOf('any')(item as ModuleItem, words, 0)
    const [tall, flat] = [card(products[3]), card(products[4])]
    expect(ratioOf(tall, layoutOf('waterfall'), {})).toBe(2)
    expect(ratioOf(flat, layoutOf('waterfall'), {})).toBe(0.1)
    expect(ratioOf(tall, layoutOf('colx2'), {})).toBeUndefined()
    expect(ratioOf(tall, layoutOf('waterfall'), { layoutConfig: { ratio: 0.5 } })).toBe(0.5)
    expect(card(topics[1]).pictures).toHaveLength(1)
    expect(ratioOf(card(topics[1]), layoutOf('waterfall'), {})).toBe(1.5)
  })
})

test('strips and 2x2 blocks limit the number of items, other layouts do not', async () => {
  const many = Array.from({ length: 30 }, (_, id) => ({ ...products[0], id: id + 1 }))
  for (const [style, most] of [
    ['1x2', 10],
    ['1x3', 12],
    ['1x4', 12],
    ['2x2', 4],
    ['colx2', 30],
  ] as const) {
    document.body.innerHTML = ''
    await renderCards(many, style)
    expect([style, document.querySelectorAll('a').length]).toEqual([style, most])
  }
})

test('a topic shows three images in a list, one in two columns and none in three', async () => {
  for (const [style, pictures] of [
    ['list', 3],
    ['colx2', 1],
    ['colx3', 0],
  ] as const) {
    document.body.innerHTML = ''
    await renderCards([{ ...topics[0], author: { name: '林小满', avatar: null } }], style)
    expect([style, document.querySelectorAll('img').length]).toEqual([style, pictures])
  }
})

test('formats like, view and sales counts as specified', async () => {
  const screen = await renderCards([topics[1], products[3]], 'list')
  expect(screen.text()).toContain('10万+ 阅读 · 1.2万 赞')
  expect(screen.text()).toContain('已售 10万+')
})

test('shows the diamond price in every layout and omits original price and sales', async () => {
  const [product] = products
  const item = { ...product, name: '积分茶盏', gamification_config: { diamond: { amount: 20 } } }
  for (const style of ['list', 'colx2', 'colx3']) {
    await renderCards([item as ModuleItem], style)
    const text = linkNamed('积分茶盏')?.textContent
    expect(text).toContain('+ 20 钻石')
    expect(text).not.toMatch(/原价|已售/)
  }
})

test('an event shows what can still be had of it and its price, and omits a free price when configured', async () => {
  const screen = await renderCards(events, 'colx2')
  expect(linkNamed('岸上市集')?.textContent).toMatch(/报名中.*免费/)
  expect(linkNamed('拉坯工作坊')?.textContent).toMatch(/余 5 席.*¥268起/)
  expect(linkNamed('河岸夜曲')?.textContent).toMatch(/已结束.*¥80起$/)
  expect(linkNamed('茶会')?.textContent).not.toContain('免费')
  expect(screen.text()).not.toContain('Invalid')
})

test('omits dates that cannot be parsed', async () => {
  await renderCards(
    [
      { ctype: 'event.event', id: 1, name: '没说时间的活动', start: 'soon', seats_available: 3 },
      { ctype: 'note.draft', draft_id: 'd', title: '没说时间的草稿', edited: 8.65e15 },
      { ctype: 'post.article', id: 1, title: '没说时间的文章', published: '昨天' },
    ],
    'list',
  )
  expect(linkNamed('没说时间的活动')?.textContent).toBe('没说时间的活动')
  expect(linkNamed('没说时间的草稿')?.textContent).toBe('草稿没说时间的草稿')
  expect(linkNamed('没说时间的文章')?.textContent).toBe('没说时间的文章')
})

test('a pickup voucher shows remaining quantity and expiry, or that it is used up or expired', async () => {
  await renderCards(vouchers, 'list')
  expect(linkNamed('大闸蟹提货券')?.textContent).toMatch(/有效期至 2026\/01\/20.*剩 3 \/ 5 份/)
  expect(linkNamed('大闸蟹提货券')?.textContent).not.toMatch(/已过期|已提完/)
  expect(linkNamed('已经提完的月饼券')?.textContent).toContain('已提完')
  expect(document.body.textContent).toContain('已过期')
})

test('marks a private own note, and shows the text of a note without image', async () => {
  await renderCards(notes, 'waterfall')
  expect(linkNamed('还没想好')?.textContent).toContain('私密')
  expect(linkNamed('无图')?.textContent).toContain('今天的桂花开了')
  expect(linkNamed('无图')?.querySelector('img')).toBeNull()
})

test('a draft shows the beginning of its text instead of a missing title, and when it was edited', async () => {
  await renderCards(drafts, 'list')
  expect(linkNamed('没有标题的一段话')?.textContent).toMatch(/^草稿.*编辑于 2025\/10\/22$/)
  expect(linkNamed('写了一半')?.getAttribute('href')).toBe('/mobile/note/edit/?draft=a1')
  expect(linkNamed('写了一半')?.textContent).toContain('编辑于 1 小时前')
})

test('the builder offers the layout of staff for the types whose cards have one, and for no other', () => {
  const words = {
    t: (key: string) => key,
    language: 'zh-cn',
    now: NOW,
    perms: ['*'],
    open: () => {},
  } as unknown as CardContext
  const raw = {
    id: 1,
    name: '一件',
    inventory: 3,
    is_active: true,
    ops_actions: [{ code: 'registration' }],
  } as unknown as ModuleItem
  const cardIn = (type: string, isOps: boolean) => JSON.stringify(toCardOf(type, isOps)(raw, words, 0))
  for (const { type } of modules)
    expect([type, layoutsOf(type).includes('ops')]).toEqual([
      type,
      layoutsOf(type).length > 0 && cardIn(type, true) !== cardIn(type, false),
    ])
})

test('shows stock, sales and status to operators and not to customers', async () => {
  const textIn = async (style: string) => {
    document.body.innerHTML = ''
    await renderCards(products, style)
    return document.body.textContent
  }
  expect(await textIn('ops')).toBe(await textIn('list'))
  document.body.innerHTML = ''
  await renderCards(opsProducts, 'ops')
  expect(linkNamed('山雾盖碗')?.textContent).toMatch(/上架中.*库存 12 · 已售 320/)
  expect(linkNamed('秋日限定')?.textContent).toMatch(/已下架.*库存不限/)
  document.body.innerHTML = ''
  await renderCards(opsProducts, 'list')
  expect(document.body.textContent).not.toMatch(/库存|上架/)
})
