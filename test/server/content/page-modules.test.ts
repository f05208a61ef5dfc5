import { modules } from '@storefront/contract/modules'
import { sourceFor } from '../../../server/src/domains/content/page/sources'
import { makePage } from '../../factories/content'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { block, idsOf, itemsOf, makeModules, type Shown, stockPages } from '../support/pages'

let t: TestApp
let shopContent: Shown
beforeAll(async () => {
  t = await startTestApp()
  shopContent = await stockPages(t)
})
afterAll(() => t.stop())

describe('a list module', () => {
  test.each([
    ['shop.productsmodule', {}, 4, ['shop.product']],
    ['shop.productspagemodule', {}, 4, ['shop.product']],
    ['shop.productsrecommendpagemodule', {}, 4, ['shop.product']],
    ['shop.couponspagemodule', {}, 1, ['shop.coupon']],
    ['event.eventsmodule', {}, 2, ['event.event']],
    ['event.eventspagemodule', {}, 2, ['event.event']],
    ['post.articlesmodule', {}, 2, ['post.article']],
    ['post.articlespagemodule', {}, 2, ['post.article']],
    [
      'post.articlecolumnpagemodule',
      { kind: 'category', items: [{ title: '手艺', category: '1' }] },
      1,
      ['post.article'],
    ],
    ['circle.topicsmodule', {}, 2, ['circle.topic']],
    ['circle.topicspagemodule', {}, 2, ['circle.topic']],
    ['note.notepagemodule', {}, 1, ['note.note']],
    ['note.notespagemodule', {}, 3, ['note.note']],
    ['note.usernotespagemodule', {}, 0, []],
    ['shop.pickupvoucherspagemodule', {}, 0, []],
    ['distribution_mpage.distselectproductspagemodule', {}, 0, []],
    ['note.localdraftmodule', {}, 0, []],
  ])('of type %s returns items with their ctype to a visitor', async (type, config, count, kinds) => {
    const body = await itemsOf(t, block(type, config))
    expect([body.count, body.results.length, [...new Set(body.results.map(({ ctype }: Loose) => ctype))]]).toEqual([
      count,
      count,
      kinds,
    ])
  })

  test('has a source for every list type of the contract except the local draft', () => {
    const lists = modules
      .filter(({ config }) => 'source' in config.properties || 'kind' in config.properties)
      .map(({ type }) => type)
    expect(lists.filter((type) => sourceFor(type) === undefined)).toEqual(['note.localdraftmodule'])
    expect(lists.length).toBeGreaterThan(16)
    for (const name of ['constructor', '__proto__', 'toString', '']) expect(sourceFor(name)).toBeUndefined()
  })

  test.each([
    ['shop.productsmodule', () => shopContent.products],
    ['event.eventsmodule', () => shopContent.events],
    ['post.articlesmodule', () => shopContent.articles],
    ['circle.topicsmodule', () => shopContent.topics],
    ['note.notespagemodule', () => shopContent.notes],
    ['distribution_mpage.distselectproductspagemodule', () => shopContent.products],
  ])('of type %s lists selected ids in order, and omits the ignored id from results and count', async (type, all) => {
    const [a, b] = all()
    expect(await idsOf(t, block(type, { source: { ids: [b, 999_999, a] } }))).toEqual([b, a])
    const without = await itemsOf(t, block(type, { source: { ids: [b, a] }, ignore_id: b }))
    expect([without.count, without.results.map(({ id }: Loose) => id)]).toEqual([1, [a]])
  })

  test('omits the ignored id from an unfiltered list, and applies its limit', async () => {
    const body = await itemsOf(
      t,
      block('shop.productsmodule', {
        source: { ordering: '-count_purchase', limit: 2 },
        ignore_id: shopContent.products[3],
      }),
    )
    expect([body.count, body.results.map(({ id }: Loose) => shopContent.products.indexOf(id))]).toEqual([2, [1, 2]])
  })

  test('of topics filters by category id or slug', async () => {
    const [row] = await t.make((tx) =>
      tx.rows<{ category_id: number }>('select category_id from topic where tenant_id = 1 and id = $1', [
        shopContent.topics[0] ?? 0,
      ]),
    )
    for (const category of ['tea', String(row?.category_id)])
      expect(await idsOf(t, block('circle.topicspagemodule', { source: { category } }))).toEqual([
        shopContent.topics[0],
      ])
    expect(await idsOf(t, block('circle.topicspagemodule', { source: { category: 'nothing' } }))).toEqual([])
  })

  test('of one note shows the selected note, or the newest', async () => {
    expect(
      await idsOf(t, block('note.notepagemodule', { source: { ids: [shopContent.notes[0], shopContent.notes[1]] } })),
    ).toEqual([shopContent.notes[0]])
    expect(await idsOf(t, block('note.notepagemodule'))).toEqual([shopContent.notes[2]])
    expect(await idsOf(t, block('note.notepagemodule', { source: { ids: [shopContent.secret] } }))).toEqual([])
    expect(await itemsOf(t, block('note.notepagemodule'), t.visitor(), '?offset=1')).toEqual({ count: 1, results: [] })
  })

  test('with an invalid source lists everything or nothing, without an error', async () => {
    const invalidSources = [
      'x',
      null,
      [],
      { ids: 'x' },
      { ids: [1.5, 'x', null, -1, 1e300] },
      { limit: -1 },
      { limit: 'x' },
      { ordering: {} },
      { category: 7 },
      { user: 3 },
    ]
    for (const source of invalidSources) {
      const ids = typeof source === 'object' && source !== null && 'ids' in source && Array.isArray(source.ids)
      expect([source, (await itemsOf(t, block('shop.productsmodule', { source }))).count]).toEqual([
        source,
        ids ? 0 : 4,
      ])
    }
  })
})

describe('a module with groups', () => {
  const groups = [
    { title: '陶', source: { category: 'ceramics' } },
    { title: '茶', source: { category: 'tea', ordering: '-count_purchase', limit: 1 } },
  ]

  test('includes the first group in the page, and returns each by its tab; beyond the last it is empty', async () => {
    const { modules: ids, id } = await makeModules(t, [block('shop.productsmodule', { source: { ids: [] }, groups })])
    const { body } = await t.visitor().get(`/mpage/page/${id}/`)
    expect(body.modules[0].data.results.map(({ id: one }: Loose) => shopContent.products.indexOf(one))).toEqual([1, 0])
    const tab = async (n: number) => (await t.visitor().get(`/mpage/page/module/${ids[0]}/data/?tab=${n}`)).body
    expect((await tab(0)).count).toBe(2)
    expect(await tab(1)).toMatchObject({ count: 1, results: [{ id: shopContent.products[3] }] })
    expect(await tab(2)).toEqual({ count: 0, results: [] })
    expect((await t.visitor().get(`/mpage/page/module/${ids[0]}/data/?tab=-1`)).status).toBe(400)
    // The module once more, as the specification has it.
    expect((await t.visitor().get(`/mpage/page/module/${ids[0]}/data/?tab=0&id=${ids[0]}`)).body).toEqual(await tab(0))
    expect(
      (await t.visitor().get(`/mpage/page/module/${ids[0]}/data/?id=${Number(ids[0]) + 1}`)).body.fields,
    ).toHaveProperty('id')
  })

  test('ignores an empty list of groups', async () => {
    expect((await itemsOf(t, block('shop.productsmodule', { source: { category: 'tea' }, groups: [] }))).count).toBe(2)
  })

  test('of article columns has one tab per item, by category or tag, with its own ordering', async () => {
    const [one, two] = shopContent.articles
    const column = (config: object) => block('post.articlecolumnpagemodule', config)
    const byCategory = column({
      kind: 'category',
      items: [{ title: '手艺', category: 'craft' }, { title: '茶事', category: '2' }, { title: '全部' }],
      ordering: 'id',
    })
    expect(await idsOf(t, byCategory)).toEqual([one])
    expect(await idsOf(t, byCategory, t.visitor(), '?tab=1')).toEqual([two])
    expect(await idsOf(t, byCategory, t.visitor(), '?tab=2')).toEqual([one, two])
    const byTag = column({ kind: 'tag', items: [{ title: 'B', tag: 'b' }] })
    expect(await idsOf(t, byTag)).toEqual([two])
    expect(await itemsOf(t, column({ kind: 'tag', items: 'x' }))).toEqual({ count: 0, results: [] })
  })
})

test('modules never show items of another site', async () => {
  const { modules: ids } = await t.make(async (tx) => {
    const source = {
      ids: [...shopContent.products, ...shopContent.notes, ...shopContent.topics],
      user: shopContent.writer.uuid,
    }
    return makePage(tx, OTHER, 'strange', [
      block('shop.productsmodule', { source }),
      block('circle.topicsmodule', { source }),
      block('note.notespagemodule', { source }),
      block('note.usernotespagemodule', { source: { user: shopContent.writer.uuid } }),
      block('distribution_mpage.distselectproductspagemodule', { source: { user: shopContent.writer.uuid } }),
      block('note.notespagemodule'),
    ])
  })
  const there = t.visitor({ base: '/api-t/rimba' })
  const titles = async (n: number) =>
    (await there.get(`/mpage/page/module/${ids[n]}/data/`)).body.results.map(({ title, name }: Loose) => title ?? name)
  const own = await t.make((tx) =>
    tx.rows<{ title: string }>(
      'select name as title from product where tenant_id = 2 union select title from topic where tenant_id = 2',
    ),
  )
  const names = [...own.map(({ title }) => title), 'lain']
  for (let n = 0; n < 5; n++) for (const title of await titles(n)) expect(names).toContain(title)
  expect(await titles(3)).toEqual([])
  expect(await titles(4)).toEqual([])
  expect(await titles(5)).toEqual(['lain'])
})

describe('an event', () => {
  const first = async (client: Client) =>
    (await itemsOf(t, block('event.eventsmodule', { source: { ids: [shopContent.events[0]] } }), client)).results[0]

  test('returns the operator actions allowed by permission', async () => {
    const gate = await t.user({ perms: ['event.verify_ticket'] })
    const service = await t.user({ perms: ['event.read_eventregistration', 'shop.verify_eticket'] })
    const owner = await t.user({ perms: ['*'] })
    const codes = async (client: Client) => (await first(client)).ops_actions.map(({ code }: Loose) => code)
    expect(await codes(t.visitor())).toEqual([])
    expect(await codes(shopContent.writer.client)).toEqual([])
    expect(await codes(gate.client)).toEqual(['verify_ticket'])
    expect(await codes(service.client)).toEqual(['registration'])
    expect(await codes(owner.client)).toEqual(['verify_ticket', 'ticket_order', 'registration'])
    await t.make((tx) =>
      tx.rows('delete from event_ticket where tenant_id = 1 and event_id = $1', [shopContent.events[1] ?? 0]),
    )
    const { body } = await owner.client.get(`/event/event/${shopContent.events[1]}/`)
    expect(body.ops_actions).toEqual([{ code: 'registration' }])
  })

  test('returns whether a free price is shown', async () => {
    expect((await first(t.visitor())).config).toEqual({ show_free_price: true })
    await t.make((tx) =>
      tx.rows('update event set show_free_price = false where tenant_id = 1 and id = $1', [shopContent.events[0] ?? 0]),
    )
    expect((await first(t.visitor())).config).toEqual({ show_free_price: false })
  })
})

test('modules are editable only with the permission to change pages', async () => {
  const { id } = await makeModules(t, [block('mpage.richtextpagemodule', { html: '' })])
  const editable = async (client: Client) => (await client.get(`/mpage/page/${id}/`)).body.modules[0].editable
  expect(await editable(t.visitor())).toBe(false)
  expect(await editable(shopContent.writer.client)).toBe(false)
  expect(await editable((await t.user({ perms: ['note.change_note'] })).client)).toBe(false)
  expect(await editable((await t.user({ perms: ['mpage.change_page'] })).client)).toBe(true)
  expect(await editable((await t.user({ perms: ['*'] })).client)).toBe(true)
})
