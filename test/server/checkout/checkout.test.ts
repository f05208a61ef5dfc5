import { startTestApp, type TestApp } from '../support/app'
import { fill, stockLeft, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

describe('POST /shop/basket/checkout_submit/', () => {
  test('creates an unpaid order of the selected lines, deducts their stock and removes them from the basket', async () => {
    const buyer = await makeBuyer(t)
    const cup = await stock(t, {
      name: '青瓷杯',
      price: 12800,
      variants: [{ inventory: 5, attributes: [{ name: '颜色', value: '青' }] }],
    })
    const other = await stock(t)
    await fill(buyer, other)
    const basket = await buyer.client.get('/shop/basket/')
    await buyer.client.post(`/shop/basket/line/${basket.body.lines[0].id}/set_select/`, { selected: false })
    const total = await fill(buyer, cup, 2)
    expect(total).toBe('256.00')
    const { status, body } = await buyer.client.post(
      '/shop/basket/checkout_submit/',
      submission(buyer, total, '请轻放'),
      { key: true },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'unpaid',
      status_display: '待付款',
      tit: '256.00',
      sums: {
        goods: '256.00',
        coupon: '0.00',
        card: '0.00',
        discount: '0.00',
        shipping: '0.00',
        total: '256.00',
        diamonds: 0,
      },
      kind: 'shop',
      pickup: null,
      note: '请轻放',
      address: { name: '林小满', display: '浙江省 杭州市 西湖区 文三路 100 号' },
      actions: ['cancel'],
      paid: null,
    })
    expect(body.number).toMatch(/^260506[0-9A-Z]{8}$/)
    expect(body.pay_before).toBe('2026-05-06T04:30:00.000Z')
    expect(body.lines).toMatchObject([
      { product_name: '青瓷杯', attributes_label: '青', quantity: 2, upit: '128.00', ctype: 'shop.product' },
    ])
    expect(await stockLeft(t, cup.variants[0])).toBe(3)
    const after = await buyer.client.get('/shop/basket/')
    expect(after.body.lines).toHaveLength(1)
    expect((await buyer.client.get(`/shop/order/${body.number}/`)).body).toEqual(body)
  })

  test('charges shipping below the free-shipping limit, and none for digital products', async () => {
    const buyer = await makeBuyer(t)
    expect(await fill(buyer, await stock(t, { price: 5000 }))).toBe('60.00')
    const digital = await makeBuyer(t)
    const ticket = await stock(t, { price: 5000, ctype: 'shop.eticket' })
    expect(await fill(digital, ticket)).toBe('50.00')
    const reply = await digital.client.post(
      '/shop/basket/checkout_submit/',
      { address_id: null, note: '', total: '50.00' },
      { key: true },
    )
    expect(reply.body).toMatchObject({ status: 'unpaid', address: null })
  })

  test('requires an address of the buyer for shipped goods', async () => {
    const buyer = await makeBuyer(t)
    const stranger = await makeBuyer(t)
    const total = await fill(buyer, await stock(t))
    for (const address_id of [null, stranger.addressId, 999_999]) {
      const { status, body } = await buyer.client.post(
        '/shop/basket/checkout_submit/',
        { address_id, note: '', total },
        { key: true },
      )
      expect([status, body.err_code]).toEqual([400, '12002'])
    }
  })

  test('rejects a price that changed, and reports the new one', async () => {
    const buyer = await makeBuyer(t)
    const cup = await stock(t, { price: 20000 })
    const total = await fill(buyer, cup)
    await t.make((tx) =>
      tx.rows('update variant set promotion_price = 19950 where tenant_id = 1 and id = $1', [cup.variants[0] ?? 0]),
    )
    const { status, body } = await buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), {
      key: true,
    })
    expect(status).toBe(409)
    expect(body).toEqual({ detail: '价格已变动，应付 ¥199.50，请确认后重新提交', err_code: '42003' })
    expect(await stockLeft(t, cup.variants[0])).toBe(100)
  })

  test('rejects an order beyond the stock, reports the remaining pieces, and deducts nothing', async () => {
    const [one, two] = [await makeBuyer(t), await makeBuyer(t)]
    const [plenty, scarce] = [await stock(t), await stock(t, { name: '孤品', variants: [{ inventory: 3 }] })]
    await fill(one, plenty)
    const total = await fill(one, scarce, 2)
    await order(two, scarce, 2)
    const { status, body } = await one.client.post('/shop/basket/checkout_submit/', submission(one, total), {
      key: true,
    })
    expect([status, body]).toEqual([409, { detail: '「孤品」库存不足，最多还能购买 1 件', err_code: '42001' }])
    expect(await stockLeft(t, plenty.variants[0])).toBe(100)
    expect((await one.client.get('/shop/order/')).body.count).toBe(0)
  })

  test('rejects a basket with an inactive product', async () => {
    const buyer = await makeBuyer(t)
    const cup = await stock(t, { name: '旧杯' })
    const total = await fill(buyer, cup)
    await t.make((tx) => tx.rows('update product set is_active = false where tenant_id = 1 and id = $1', [cup.id]))
    expect((await buyer.client.get('/shop/basket/')).body.lines[0]).toMatchObject({ is_valid: false })
    for (const path of ['checkout_submit/', 'checkout/']) {
      const { body } = await buyer.client.post(
        `/shop/basket/${path}`,
        path === 'checkout/' ? undefined : submission(buyer, total),
        { key: true },
      )
      expect(body).toEqual({ detail: '「旧杯」已失效，请移除后再结算', err_code: '42002' })
    }
  })

  test('completes an order of 0.00 without payment', async () => {
    const buyer = await makeBuyer(t)
    const gift = await stock(t, { price: 0, ctype: 'shop.eticket' })
    const newOrder = await order(buyer, gift)
    expect(newOrder).toMatchObject({ status: 'completed', tit: '0.00' })
    const ticket = await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: true })
    expect(ticket.body).toEqual({ kind: 'paid' })
  })

  test('orders only the quick-buy basket at quick buy', async () => {
    const buyer = await makeBuyer(t)
    const [other, quick] = [await stock(t), await stock(t, { price: 30000 })]
    await fill(buyer, other)
    await buyer.client.post(`/shop/product/${other.id}/quick_buy/`, { variant_id: null, quantity: 1 }, { key: true })
    await buyer.client.post(`/shop/product/${quick.id}/quick_buy/`, { variant_id: null, quantity: 2 }, { key: true })
    const sums = await buyer.client.post('/shop/quickbuybasket/checkout_cal/', { address_id: buyer.addressId })
    expect(sums.body.sums.total).toBe('600.00')
    const reply = await buyer.client.post('/shop/quickbuybasket/checkout_submit/', submission(buyer, '600.00'), {
      key: true,
    })
    expect(reply.body.lines).toMatchObject([{ product_id: quick.id, quantity: 2 }])
    expect((await buyer.client.get('/shop/basket/')).body.count).toBe(1)
    expect((await buyer.client.post('/shop/quickbuybasket/checkout/')).body.err_code).toBe('12003')
  })
})
