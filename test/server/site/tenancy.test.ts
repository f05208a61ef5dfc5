import { makeAddress } from '../../factories/account'
import type { Connection } from '../../../server/src/core/database.types'
import { makeAd, makeBalance, makeUsableCard, makeUsableCoupon, makePoint, makeRule } from '../../factories/checkout'
import { makeArticle, makeComposed, makeEvent, makePage } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { makeNote, makeSelection, makeTopic, makeTopicCategory, makeVoucher } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { Client, type Loose } from '../support/client'
import { pay } from '../support/after-sales'
import { type OwnCall, ownCalls } from '../support/own-calls'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const slugAt = async (client: Client, headers: Record<string, string> = {}, query = '') => {
  const { body } = await client.get(`/mpage/user/pageconfig/${query}`, { headers })
  return body.site?.slug ?? body.err_code
}

describe('the site of a request', () => {
  test('is selected by the path before everything else', async () => {
    const client = t.visitor({ base: '/api-t/rimba' })
    expect(await slugAt(client, { host: 'shop.test', 'sp-mp-aid': 'wx-qingshi' }, '?c_domain=shop.test')).toBe('rimba')
    expect(await slugAt(t.visitor({ base: '/api-t/nowhere' }))).toBe('10405')
    expect(await slugAt(t.visitor({ base: '/api-t/%00' }))).toBe('10405')
  })

  test('is selected by c_domain, host or mini-program id, and otherwise is the default', async () => {
    const client = t.visitor()
    expect(await slugAt(client, { host: 'RIMBA.test:8080' })).toBe('rimba')
    expect(await slugAt(client, { 'sp-mp-aid': 'wx-rimba' })).toBe('rimba')
    expect(await slugAt(client, {}, '?c_domain=rimba.test')).toBe('rimba')
    expect(await slugAt(client, { host: 'unknown.test', 'sp-mp-aid': 'unknown' })).toBe('qingshi')
  })

  test('determines language and currency', async () => {
    const rimba = t.visitor({ base: '/api-t/rimba' })
    const product = await t.make((tx) => makeProduct(tx, OTHER, { price: 150_000 }))
    expect((await rimba.get(`/shop/product/${product.id}/`)).body).toMatchObject({
      price: '150000',
      mobile_url: `/mobile-t/rimba/product/${product.id}/`,
    })
    expect((await rimba.get('/shop/product/999999/')).body.detail).toBe('Konten yang Anda cari tidak ditemukan')
  })
})

describe('content of one site', () => {
  test('is found and listed at its own site and not at another', async () => {
    const writer = await t.user()
    const ids = await t.make(async (tx) => ({
      product: (await makeProduct(tx, MAIN)).id,
      article: await makeArticle(tx, MAIN),
      event: await makeEvent(tx, MAIN),
      topic: await makeTopic(tx, MAIN),
      note: await makeNote(tx, MAIN, writer.id),
      page: await makePage(tx, MAIN, 'only-here', [{ moduleType: 'shop.productsmodule', config: { source: {} } }]),
    }))
    const paths = [
      `/shop/product/${ids.product}/`,
      `/post/article/${ids.article}/`,
      `/event/event/${ids.event}/`,
      `/circle/topic/${ids.topic}/`,
      `/note/note/${ids.note}/`,
      `/mpage/page/${ids.page.id}/`,
      '/mpage/page/only-here/',
      `/mpage/page/module/${ids.page.modules[0]}/data/`,
    ]
    const [main, other] = [t.visitor(), t.visitor({ base: '/api-t/rimba' })]
    for (const path of paths)
      expect([path, (await main.get(path)).status, (await other.get(path)).status]).toEqual([path, 200, 404])
    const lists: [path: string, id: number][] = [
      ['/shop/product/', ids.product],
      ['/post/article/', ids.article],
      ['/event/event/', ids.event],
      ['/circle/topic/', ids.topic],
      ['/note/note/', ids.note],
    ]
    const isListed = async (client: Client, path: string, id: number) =>
      (await client.get(path)).body.results.some((item: Loose) => item.id === id)
    for (const [path, id] of lists)
      expect([path, await isListed(main, path, id), await isListed(other, path, id)]).toEqual([path, true, false])
  })

  test('a session is invalid at another site, even with the same user id', async () => {
    const user = await t.user()
    await t.make((tx) =>
      tx.rows('insert into account (tenant_id, id, uuid, auid, name, created_at) values (2, $1, $2, $2, $2, now())', [
        user.id,
        `twin-${user.id}`,
      ]),
    )
    const there = new Client(t.fastify, { base: '/api-t/rimba', token: user.token })
    expect((await there.get('/base/user/me/')).status).toBe(401)
    expect((await user.client.get('/base/user/me/')).status).toBe(200)
  })
})

describe('data of one user', () => {
  const sendCall = (client: Client, [method, path, body]: OwnCall) =>
    client.send({
      method,
      url: client.base + path,
      ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })

  test('is not found by another user of the same or another site', async () => {
    const all = await ownCalls(t)
    const same = await t.user()
    const other = await t.user({ tenantId: OTHER })
    for (const call of all)
      for (const { client } of [same, other])
        expect([call[1], (await sendCall(client, call)).status]).toEqual([call[1], 404])
  })

  test('returns 10401 to a visitor', async () => {
    const visitor = new Client(t.fastify, { headers: { 'sp-mp-aid': 'wx-qingshi' } })
    for (const call of await ownCalls(t))
      expect([call[1], (await sendCall(visitor, call)).body.err_code]).toEqual([call[1], '10401'])
  })

  test('is listed for its owner only', async () => {
    const [one, two] = [await makeBuyer(t), await makeBuyer(t)]
    await pay(t, one, await order(one, await stock(t, { ctype: 'shop.eticket' })))
    await t.make(async (tx) => {
      await makeNote(tx, MAIN, one.id)
      await makeVoucher(tx, MAIN, one.id)
    })
    const visitor = t.visitor()
    const counts = {
      '/shop/order/': 0,
      '/shop/shippingaddress/': 1,
      '/note/note/mine/': 0,
      '/shop/userpickupvoucherholder/': 0,
      '/shop/virtualcard/': 0,
    }
    for (const [path, countOfTwo] of Object.entries(counts)) {
      const [own, others] = [(await one.client.get(path)).body, (await two.client.get(path)).body]
      expect([path, own.count, others.count]).toEqual([path, 1, countOfTwo])
      expect([path, others.results]).toEqual([path, expect.not.arrayContaining(own.results)])
      expect([path, (await visitor.get(path)).body.err_code]).toEqual([path, '10401'])
    }
    const { results } = (await two.client.get('/shop/shippingaddress/')).body
    expect(results).toMatchObject([{ id: two.addressId }])
  })
})

/** Tables of which both sites get rows when isolation is tested. */
const SHARED = [
  'account',
  'balance',
  'balance_record',
  'coupon',
  'distributor_selection',
  'image',
  'membership_card',
  'note',
  'note_like',
  'page',
  'page_subpage',
  'pickup_point',
  'pickup_voucher_holder',
  'product',
  'product_ad',
  'session',
  'shipping_address',
  'shipping_template',
  'tenant',
  'topic',
  'topic_category',
  'user_coupon',
  'user_membership_card',
  'variant',
]

describe('row-level security', () => {
  /** A row in every table of what people write and hold. */
  async function makeSocial(tx: Connection, tenantId: number, userId: number, product: number): Promise<void> {
    const note = await makeNote(tx, tenantId, userId, { likeCount: 1 })
    await tx.rows('insert into note_like (tenant_id, note_id, user_id, created_at) values ($1, $2, $3, now())', [
      tenantId,
      note,
      userId,
    ])
    await makeTopic(tx, tenantId, { categoryId: await makeTopicCategory(tx, tenantId, 'isolated') })
    await makeVoucher(tx, tenantId, userId)
    await makeUsableCoupon(tx, tenantId, userId, {})
    await makeUsableCard(tx, tenantId, userId, {})
    await makeBalance(tx, tenantId, userId, 1)
    await makePoint(tx, tenantId)
    await makeRule(tx, tenantId, { region: '99' })
    await makeAd(tx, tenantId, {})
    await makeSelection(tx, tenantId, userId, [product])
    await makeComposed(tx, tenantId, 'isolated', [{ id: (await makePage(tx, tenantId, 'part', [])).id, title: 'x' }])
  }
  interface Table {
    table_name: string
  }
  const tables = () =>
    t.make((tx) =>
      tx.rows<Table>(
        "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1",
      ),
    )

  test('limits a query without a tenant filter to all rows of its tenant, in every table', async () => {
    const [one, there] = [await makeBuyer(t), await t.user({ tenantId: OTHER })]
    await order(one, await stock(t))
    await t.make(async (tx) => {
      const product = await makeProduct(tx, OTHER)
      await makeSocial(tx, OTHER, there.id, product.id)
      await makeSocial(tx, MAIN, one.id, (await makeProduct(tx, MAIN)).id)
      await makeAddress(tx, OTHER, there.id)
    })
    const shared: string[] = []
    for (const { table_name } of await tables()) {
      // The application writes the seeds of raffles and never reads them.
      if (table_name === 'raffle_seed') continue
      const select = (tx: Connection) =>
        tx.rows<{ tenant_id: number; count: number }>(
          `select tenant_id, count(*)::int as count from ${table_name} group by tenant_id order by tenant_id`,
        )
      const all = await t.make(select)
      if (all.length === 2) shared.push(table_name)
      for (const tenantId of [MAIN, OTHER, 77])
        expect([table_name, await t.database.of(tenantId).read(select)]).toEqual([
          table_name,
          all.filter(({ tenant_id }) => tenant_id === tenantId),
        ])
    }
    // Where only one site has rows, nothing shows whether the other one would see them.
    expect(shared).toEqual(expect.arrayContaining(SHARED))
  })

  test('is enabled for every table with a tenant, by policies that name no role', async () => {
    const [protectedTables, policiesByRole] = await t.make(async (tx) => [
      await tx.rows<{ relname: string }>('select relname from pg_class where relrowsecurity order by 1'),
      await tx.rows("select tablename, policyname from pg_policies where roles <> '{public}'"),
    ])
    expect(policiesByRole).toEqual([])
    const names = (await tables()).map(({ table_name }) => table_name)
    expect(names.length).toBeGreaterThan(20)
    expect(protectedTables.map(({ relname }) => relname)).toEqual(expect.arrayContaining(names))
  })

  test('is read once a scan when a statement names its tenant, without a sub-select', async () => {
    const subSelects = await t.make((tx) =>
      tx.rows("select tablename from pg_policies where concat(qual, with_check) ilike '%select%'"),
    )
    expect(subSelects).toEqual([])
    const plan = await t.database.of(MAIN).read((tx) =>
      tx.rows<{ 'QUERY PLAN': string }>(
        `explain (costs off)
         select p.id from product p join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id
         where p.tenant_id = ${MAIN}`,
      ),
    )
    const lines = plan.map((row) => row['QUERY PLAN']).filter((line) => line.includes('current_setting'))
    expect(lines).toEqual([expect.stringContaining('One-Time Filter')])
  })

  test('leaves rows of another tenant unchanged, and rejects a row written in its name', async () => {
    const product = await t.make((tx) => makeProduct(tx, OTHER))
    const main = t.database.of(MAIN)
    expect(
      await main.tx((tx) => tx.rows('update product set name = $1 where id = $2 returning 1', ['mine', product.id])),
    ).toEqual([])
    expect(
      await main.tx((tx) => tx.rows('delete from variant where product_id = $1 returning 1', [product.id])),
    ).toEqual([])
    await expect(
      main.tx((tx) => tx.rows("insert into page (tenant_id, slug, title) values (2, 'x', 'x')")),
    ).rejects.toThrow(/row-level security/)
    await t.make((tx) => makePage(tx, MAIN, 'moved', []))
    await expect(main.tx((tx) => tx.rows("update page set tenant_id = 2 where slug = 'moved'"))).rejects.toThrow(
      /row-level security/,
    )
    // The studio changes its own site's settings; nobody's short name, and no other site.
    await expect(main.tx((tx) => tx.rows("update tenant set slug = 'x'"))).rejects.toThrow(/permission denied/)
    expect(await main.tx((tx) => tx.rows('update tenant set name = name returning tenant_id'))).toEqual([
      { tenant_id: MAIN },
    ])
    const [row] = await t.make((tx) =>
      tx.rows(
        'select name, (select count(*)::int from variant v where v.product_id = p.id) as variants from product p where id = $1',
        [product.id],
      ),
    )
    expect(row).toEqual({ name: expect.not.stringMatching('mine'), variants: product.variants.length })
  })

  test('returns no rows to a connection without a tenant', async () => {
    await stock(t)
    const rows = await t.database.owner.tx(async (tx) => {
      await tx.exec('set local role storefront_app')
      return tx.rows('select 1 from product')
    })
    expect(rows).toEqual([])
  })
})
