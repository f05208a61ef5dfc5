import { startTestApp, type TestApp } from '../support/app'
import { apply, idOf, opsStep, paidOrder, stepReturn } from '../support/after-sales'
import type { Client, Loose } from '../support/client'
import { stockLeft, makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

describe('operator orders', () => {
  test('are found by number, product, buyer, receiver and pickup code, within their tab', async () => {
    const scene = await paidOrder(t, 1, { name: '寻杯' })
    await t.make((tx) => tx.rows("update shop_order set pickup_code = '884211' where number = $1", [scene.number]))
    const list = async (query: string) =>
      (await owner.get(`/ops/shop/order/?${query}`)).body.results.map(({ number }: Loose) => number)
    for (const query of [
      `search=${scene.number}`,
      'search=寻杯',
      `search=${scene.buyer.mobile}`,
      'search=884211',
      'tab=wait_ship&search=寻杯',
      'search=林小满',
      // Words in any order, of columns of three tables, in full width and traditional characters.
      `search=${encodeURIComponent(`尋杯 ${scene.number.toLowerCase().replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))}　林小滿`)}`,
    ])
      expect([query, await list(query)]).toEqual([query, expect.arrayContaining([scene.number])])
    expect(await list('tab=completed&search=寻杯')).toEqual([])
    expect(await list(`search=${encodeURIComponent('寻杯 别人')}`)).toEqual([])
    const own = await scene.buyer.client.get(`/shop/order/?search=${encodeURIComponent(`尋杯 ${scene.number}`)}`)
    expect(own.body.results.map(({ number }: Loose) => number)).toEqual([scene.number])
    expect((await owner.get('/ops/shop/order/?tab=nothing')).body.fields).toHaveProperty('tab')
    expect((await owner.get(`/ops/shop/order/${await idOf(t, scene.number)}/`)).body).toMatchObject({
      number: scene.number,
      user: { mobile: scene.buyer.mobile },
      lines: [{ is_return_available: false }],
      actions: ['ship'],
    })
  })

  test('can be processed only with the permission to change orders', async () => {
    const scene = await paidOrder(t, 1)
    const id = await idOf(t, scene.number)
    const gate = (await t.user({ perms: ['shop.verify_eticket'] })).client
    for (const client of [gate, scene.buyer.client])
      expect((await client.post(`/ops/shop/order/${id}/process/`, { action: 'ship' }, { key: true })).status).toBe(403)
    expect((await owner.get('/ops/shop/order/999999/')).body.err_code).toBe('42008')
    expect((await opsStep(t, scene, { action: 'cancel' })).body.err_code).toBe('42004')
    expect((await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })).body.status).toBe('shipped')
    expect((await opsStep(t, scene, { action: 'deliver' })).body).toMatchObject({
      status: 'delivered',
      deliveries: [{ state: 'delivered' }],
    })
  })

  test('for pickup are handed over in one step, and others cannot be', async () => {
    const scene = await paidOrder(t, 2)
    expect((await opsStep(t, scene, { action: 'hand_over' })).body.err_code).toBe('10403')
    await t.make((tx) => tx.rows("update shop_order set pickup_code = '771100' where number = $1", [scene.number]))
    expect((await opsStep(t, scene, { action: 'hand_over' })).body).toMatchObject({
      status: 'delivered',
      deliveries: [{ state: 'delivered' }],
    })
    expect((await scene.read()).actions).toEqual(['confirm'])
  })

  test('for pickup are handed over when no return keeps pieces of them here', async () => {
    const scene = await paidOrder(t, 2)
    await t.make((tx) => tx.rows("update shop_order set pickup_code = '771101' where number = $1", [scene.number]))
    const { number } = (await apply(scene, { amount: '128' })).body
    expect((await opsStep(t, scene, { action: 'hand_over' })).body.err_code).toBe('16006')
    expect(await scene.read()).toMatchObject({ status: 'wait_ship', deliveries: [] })
    await stepReturn(scene.buyer.client, number, 'withdraw')
    expect((await opsStep(t, scene, { action: 'hand_over' })).body.status).toBe('delivered')
  })

  test('that are unpaid can be cancelled by an operator', async () => {
    const buyer = await makeBuyer(t)
    const newOrder = await order(buyer, await stock(t))
    expect(
      (
        await owner.post(
          `/ops/shop/order/${await idOf(t, newOrder.number)}/process/`,
          { action: 'cancel' },
          { key: true },
        )
      ).body.status,
    ).toBe('closed')
  })
})

describe('operator returns', () => {
  const list = async (query: string): Promise<Loose[]> =>
    (await owner.get(`/ops/shop/orderlinereturn/?${query}`)).body.results
  const numbers = async (query: string) => (await list(query)).map(({ number }) => number)

  test('list the returns of all users by number, order and buyer, with the actions of an operator', async () => {
    const [one, other] = [await paidOrder(t, 1), await paidOrder(t, 1)]
    const { number } = (await apply(one)).body
    const { number: newer } = (await apply(other)).body
    expect(await list(`search=${number}`)).toMatchObject([
      {
        number,
        order_number: one.number,
        amount: '1.00',
        actions: ['agree', 'refuse'],
        user: { mobile: one.buyer.mobile },
      },
    ])
    for (const search of [one.number, one.buyer.mobile])
      expect([search, await numbers(`search=${search}`)]).toEqual([search, [number]])
    expect((await numbers('')).slice(0, 2)).toEqual([newer, number])
    expect(await numbers('limit=1&offset=1')).toEqual([number])
    for (const wrong of ['tab', 'ordering'])
      expect((await owner.get(`/ops/shop/orderlinereturn/?${wrong}=nothing`)).body.fields).toHaveProperty(wrong)
  })

  test('are listed in the tab of their status', async () => {
    const scene = await paidOrder(t, 1)
    await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
    const { number } = (await apply(scene, { kind: 'return_goods' })).body
    const tabs = async () => {
      const ticketNumbers = await Promise.all(
        ['waiting', 'under_way', 'done'].map(
          async (tab) => [tab, await numbers(`tab=${tab}&search=${number}`)] as const,
        ),
      )
      return ticketNumbers.filter(([, some]) => some.length > 0).map(([tab]) => tab)
    }
    expect(await tabs()).toEqual(['waiting'])
    await stepReturn(owner, number, 'agree')
    expect(await tabs()).toEqual(['under_way'])
    await stepReturn(scene.buyer.client, number, 'ship', { carrier: 'a', tracking_no: 'c' })
    expect(await tabs()).toEqual(['under_way'])
    await t.make((tx) => tx.rows("update order_return set status = 'refunded' where number = $1", [number]))
    expect(await tabs()).toEqual(['done'])
  })

  test('are listed only with the permission to change orders, and only of the own site', async () => {
    const scene = await paidOrder(t, 1)
    const { number } = (await apply(scene)).body
    const gate = (await t.user({ perms: ['shop.verify_eticket'] })).client
    for (const client of [gate, scene.buyer.client])
      expect((await client.get('/ops/shop/orderlinereturn/')).status).toBe(403)
    expect((await t.visitor().get('/ops/shop/orderlinereturn/')).status).toBe(401)
    const there = await t.user({ tenantId: 2, perms: ['*'] })
    expect((await there.client.get(`/ops/shop/orderlinereturn/?search=${number}`)).body).toMatchObject({ count: 0 })
  })
})

describe('operator products', () => {
  const change = (id: number, body: object) => owner.put(`/ops/shop/product/${id}/`, body)

  test('can be activated and deactivated', async () => {
    const cup = await stock(t, { name: '上下架' })
    const reply = async () => (await t.visitor().get(`/shop/product/${cup.id}/`)).status
    expect((await change(cup.id, { is_active: false })).body.is_active).toBe(false)
    expect(await reply()).toBe(404)
    expect((await owner.get('/ops/shop/product/?search=上下架&is_active=false')).body.results).toMatchObject([
      { id: cup.id },
    ])
    await change(cup.id, { is_active: true })
    expect(await reply()).toBe(200)
  })

  test('refuse a price below the promotion, which would stand in the shop beside it, and one of twelve digits', async () => {
    const cup = await stock(t, { name: '促销杯' })
    await t.make((tx) =>
      tx.rows('update variant set price = 5000, promotion_price = 4000 where product_id = $1', [cup.id]),
    )
    const variant = (await owner.get(`/ops/shop/product/${cup.id}/`)).body.variants[0].id
    for (const price of ['39.99', '999999999999.00']) {
      expect((await change(cup.id, { variants: [{ id: variant, price }] })).status).toBe(400)
      expect((await owner.get(`/ops/shop/product/${cup.id}/`)).body.variants[0].price).toBe('50.00')
    }
    expect((await change(cup.id, { variants: [{ id: variant, price: '40.00' }] })).status).toBe(200)
  })

  test('without a picture, or with little left of a variant that is sold, say so and are listed by it', async () => {
    const [plain, scarce] = [
      await stock(t, { name: '缺图杯' }),
      await stock(t, { name: '少货杯', variants: [{ inventory: 1 }, { inventory: null }] }),
    ]
    await t.make((tx) => tx.rows('update product set main_image_id = null where id = $1', [plain.id]))
    const list = async (query: string) => (await owner.get(`/ops/shop/product/?${query}`)).body.results
    expect(await list('search=缺图杯')).toMatchObject([{ id: plain.id, needs: ['no_image'] }])
    expect(await list('search=少货杯')).toMatchObject([{ id: scarce.id, needs: ['low'] }])
    expect(await list('search=杯&no_image=true&limit=50')).not.toContainEqual(
      expect.objectContaining({ id: scarce.id }),
    )
    expect(await list('search=缺图杯&no_image=true')).toMatchObject([{ id: plain.id }])
    expect(await list('search=缺图杯&low=true')).toEqual([])
  })

  test('change stock by a difference, never below zero, and not for unlimited stock', async () => {
    const cup = await stock(t, { variants: [{ inventory: 10 }, { inventory: null }] })
    const [limited, unlimited] = cup.variants
    await change(cup.id, { variants: [{ id: limited, inventory_change: 5 }] })
    expect(await stockLeft(t, limited)).toBe(15)
    expect((await change(cup.id, { variants: [{ id: limited, inventory_change: -16 }] })).body.detail).toBe(
      '库存不能少于 0，当前剩余 15 件',
    )
    expect((await change(cup.id, { variants: [{ id: unlimited, inventory_change: 1 }] })).status).toBe(404)
    expect((await change(cup.id, { is_active: false, variants: [{ id: 999_999, inventory_change: 1 }] })).status).toBe(
      404,
    )
    expect((await owner.get(`/ops/shop/product/${cup.id}/`)).body).toMatchObject({ is_active: true, inventory: null })
  })

  test('change prices, and the product shows the lowest one', async () => {
    const cup = await stock(t, { price: 12_800, variants: [{}, {}] })
    expect((await change(cup.id, { variants: [{ id: cup.variants[1], price: '99.5' }] })).body).toMatchObject({
      price: '99.50',
    })
    for (const price of ['1.234', '-1'])
      expect((await change(cup.id, { variants: [{ id: cup.variants[0], price }] })).body.err_code).toBe('16010')
    expect((await t.visitor().get(`/shop/product/${cup.id}/`)).body.price).toBe('99.50')
  })

  test('require permission, and those of another site are not found', async () => {
    const cup = await stock(t)
    const buyer = await t.user()
    expect((await buyer.client.get('/ops/shop/product/')).status).toBe(403)
    const there = await t.user({ tenantId: 2, perms: ['*'] })
    expect((await there.client.get(`/ops/shop/product/${cup.id}/`)).status).toBe(404)
  })
})

describe('short links', () => {
  const shortenLink = async (url: string, client = owner) =>
    (await client.get(`/ops/base/sl/?url=${encodeURIComponent(url)}`)).body
  const open = async (sl: string) => {
    const reply = await t.fastify.inject({ method: 'GET', url: new URL(sl).pathname })
    return [reply.statusCode, reply.headers.location]
  }
  test('redirect to a page of the site, with the same link for the same page', async () => {
    const { sl } = await shortenLink('/mobile/product/1/?a=b#c')
    expect(sl).toMatch(/\/s\/qingshi\/[0-9A-Z]{8}$/)
    expect(await open(sl)).toEqual([302, '/mobile/product/1/?a=b#c'])
    expect((await shortenLink('http://localhost/mobile/product/1/?a=b#c')).sl).toBe(sl)
    expect((await open(`${sl}X`))[0]).toBe(404)
    expect((await open(sl.replace('qingshi', 'rimba')))[0]).toBe(404)
    expect((await open(sl.replace('qingshi', 'nowhere')))[0]).toBe(404)
  })
  test('reject other targets, and require permission', async () => {
    for (const url of [
      'https://evil.test/mobile/',
      '//evil.test/mobile/',
      'javascript:alert(1)',
      '/api/docs',
      '/mobile/../s/x',
      '/mobilex',
    ])
      expect([url, (await shortenLink(url)).err_code]).toEqual([url, '16011'])
    expect((await shortenLink('/mobile/', (await t.user()).client)).err_code).toBe('10403')
  })
})
