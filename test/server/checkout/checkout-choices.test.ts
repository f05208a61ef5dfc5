import { makeBalance, makeUsableCard, makeUsableCoupon, makePoint, makeRule } from '../../factories/checkout'
import { makeVoucher } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { type Buyer, fill, stockLeft, makeBuyer, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const coupon = (buyer: Buyer, options: Parameters<typeof makeUsableCoupon>[3]) =>
  t.make((tx) => makeUsableCoupon(tx, MAIN, buyer.id, options))
const benefitOf = async (id: number) =>
  (
    await t.make((tx) =>
      tx.rows<{ status: string; order_id: number | null }>(
        'select status, order_id from user_coupon where tenant_id = 1 and id = $1',
        [id],
      ),
    )
  )[0]
const cal = async (buyer: Buyer, choices: object = {}, basket = 'basket') =>
  (await buyer.client.post(`/shop/${basket}/checkout_cal/`, { address_id: buyer.addressId, ...choices })).body
const buy = (buyer: Buyer, total: string, more: object = {}, basket = 'basket') =>
  buyer.client.post(`/shop/${basket}/checkout_submit/`, { ...submission(buyer, total), ...more }, { key: true })
const cancel = (buyer: Buyer, number: string) =>
  buyer.client.post(`/shop/order/${number}/process/`, { action: 'cancel' }, { key: true })

describe('coupons and cards of a checkout', () => {
  test('selects the best coupon and card by default, and shares the discount among the lines', async () => {
    const buyer = await makeBuyer(t)
    const [small, large] = [
      await coupon(buyer, { value: 1000, label: '十元' }),
      await coupon(buyer, { value: 3000, label: '三十元' }),
    ]
    const card = await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, { percentOff: 10, name: '拾光卡' }))
    await fill(buyer, await stock(t, { price: 10_000 }))
    await fill(buyer, await stock(t, { price: 20_001 }))
    const { body } = await buyer.client.post('/shop/basket/checkout/')
    expect(body).toMatchObject({ user_coupon_id: large, user_card_id: card })
    expect(body.sums).toMatchObject({
      goods: '300.01',
      coupon: '30.00',
      card: '27.00',
      discount: '57.00',
      shipping: '0.00',
      total: '243.01',
    })
    expect(body.breakdown).toEqual([
      { key: 'goods', label: '商品金额', amount: '300.01' },
      { key: 'coupon', label: '优惠券 · 三十元', amount: '-30.00' },
      { key: 'card', label: '会员卡 · 拾光卡', amount: '-27.00' },
      { key: 'shipping', label: '运费', amount: '0.00' },
      { key: 'total', label: '应付', amount: '243.01' },
    ])
    expect(body.lines.map(({ share }: { share: unknown }) => share)).toEqual([
      { goods: '200.01', coupon: '20.00', card: '18.00', total: '162.01' },
      { goods: '100.00', coupon: '10.00', card: '9.00', total: '81.00' },
    ])
    expect(
      body.coupons.map(({ id, saving, is_best }: { id: number; saving: string; is_best: boolean }) => [
        id,
        saving,
        is_best,
      ]),
    ).toEqual([
      [large, '30.00', true],
      [small, '10.00', false],
    ])
    expect((await cal(buyer, { user_coupon_id: null, user_card_id: null })).sums).toMatchObject({
      discount: '0.00',
      total: '300.01',
    })
    expect((await cal(buyer, { user_coupon_id: small })).sums.total).toBe('261.01')
  })

  test('lists a coupon that does not apply with its reason, and rejects it at the submit', async () => {
    const buyer = await makeBuyer(t)
    await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, {}))
    const short = await coupon(buyer, { minOrder: 20_000, label: '满减' })
    await coupon(buyer, { type: 'E', value: 0 })
    await coupon(buyer, { startAt: new Date('2026-06-01') })
    await coupon(buyer, { endAt: new Date('2026-05-01') })
    await coupon(buyer, { categoryIds: [99] })
    await coupon(buyer, { status: 'presenting' })
    await fill(buyer, await stock(t, { price: 12_800 }))
    const body = await cal(buyer)
    const reasons = body.coupons
      .map(({ reason }: { reason: { code: string; detail: string } }) => `${reason.code} ${reason.detail}`)
      .sort()
    expect(reasons).toEqual([
      'exchange_only 兑换券请到门店使用',
      'expired 已过期',
      'min_order 还差 ¥72 可用',
      'not_begun 未到使用时间',
      'presenting 正在转赠中',
      'wrong_goods 不适用于所选商品',
    ])
    expect(body.user_coupon_id).toBeNull()
    const refusal = await buy(buyer, '115.20', { user_coupon_id: short })
    expect([refusal.status, refusal.body]).toEqual([
      409,
      { detail: '「满减」不能用于本单：还差 ¥72 可用', err_code: '42101' },
    ])
  })

  test('applies a category coupon to goods of the category and its descendants only', async () => {
    await t.make((tx) =>
      tx.rows(
        "insert into category (tenant_id, id, name, slug, parent_id) values (1, 41, '茶', 't', null), (1, 42, '茶叶', 'l', 41)",
      ),
    )
    const buyer = await makeBuyer(t)
    const id = await coupon(buyer, { type: 'P', value: 50, categoryIds: [41] })
    await fill(buyer, await stock(t, { price: 10_000, categoryId: 42 }))
    await fill(buyer, await stock(t, { price: 20_000 }))
    const body = await cal(buyer)
    expect(body).toMatchObject({ user_coupon_id: id, sums: { coupon: '50.00', total: '250.00' } })
    expect(body.lines.map(({ share }: { share: { coupon: string } }) => share.coupon)).toEqual(['0.00', '50.00'])
  })

  test('combines no card with a coupon that excludes cards', async () => {
    const buyer = await makeBuyer(t)
    const alone = await coupon(buyer, { value: 5000, withCard: false })
    const card = await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, {}))
    await fill(buyer, await stock(t, { price: 20_000 }))
    expect(await cal(buyer)).toMatchObject({ user_coupon_id: alone, user_card_id: null })
    expect(await cal(buyer, { user_card_id: card })).toMatchObject({
      user_coupon_id: null,
      coupons: [{ reason: { code: 'with_card' } }],
    })
    expect(await cal(buyer, { user_coupon_id: alone })).toMatchObject({ cards: [{ reason: { code: 'with_card' } }] })
    expect((await cal(buyer, { user_coupon_id: alone, user_card_id: card })).err_code).toBe('42101')
  })

  test('ignores coupons and cards of another user, and rejects them at the submit', async () => {
    const [buyer, stranger] = [await makeBuyer(t), await makeBuyer(t)]
    const theirs = await coupon(stranger, {})
    const card = await t.make((tx) => makeUsableCard(tx, MAIN, stranger.id, {}))
    const total = await fill(buyer, await stock(t))
    expect(await cal(buyer)).toMatchObject({ coupons: [], cards: [] })
    expect((await buy(buyer, total, { user_coupon_id: theirs })).body.err_code).toBe('42102')
    expect((await buy(buyer, total, { user_card_id: card })).body.err_code).toBe('42103')
    expect((await benefitOf(theirs))?.status).toBe('unused')
  })

  test('stores both discounts in the order, uses up the coupon, and restores it when the order is cancelled', async () => {
    const buyer = await makeBuyer(t)
    const id = await coupon(buyer, { value: 3000 })
    await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, {}))
    const total = await fill(buyer, await stock(t, { price: 20_000 }))
    const { status, body } = await buy(buyer, total)
    expect(status).toBe(200)
    expect(body.sums).toMatchObject({ coupon: '30.00', card: '17.00', discount: '47.00', total: '153.00' })
    expect(body.lines[0]).toMatchObject({ discount: '47.00', upit: '200.00' })
    expect(await benefitOf(id)).toMatchObject({ status: 'used', order_id: expect.any(Number) })
    await cancel(buyer, body.number)
    expect(await benefitOf(id)).toEqual({ status: 'unused', order_id: null })
  })

  test('uses up neither coupon nor coins when the submit fails at the stock', async () => {
    const buyer = await makeBuyer(t)
    const id = await coupon(buyer, {})
    await t.make((tx) => makeBalance(tx, MAIN, buyer.id, 5))
    const cup = await stock(t, { price: 30_000, diamonds: 5, variants: [{ inventory: 1 }] })
    const total = await fill(buyer, cup)
    await t.make((tx) =>
      tx.rows('update variant set is_active = false where tenant_id = 1 and id = $1', [cup.variants[0] ?? 0]),
    )
    expect((await buy(buyer, total, { diamonds: 5 })).status).toBe(409)
    expect((await benefitOf(id))?.status).toBe('unused')
  })
})

describe('shipping and pickup', () => {
  test('applies the fee of the most specific region rule, and reports a refused region before and at the submit', async () => {
    const buyer = await makeBuyer(t)
    const total = await fill(buyer, await stock(t, { price: 5000 }))
    expect(total).toBe('60.00')
    await t.make(async (tx) => {
      await makeRule(tx, MAIN, { region: '33', fee: 1500 })
      await makeRule(tx, MAIN, { region: '3301', fee: 600, freeOver: 5001 })
    })
    expect((await cal(buyer)).sums.total).toBe('56.00')
    const cup = await stock(t)
    const reply = async () => (await t.visitor().get(`/shop/product/${cup.id}/`)).body.shipping
    expect(await reply()).toEqual({ fee: '10.00', free_over: '199.00', is_regional: true })
    await t.make((tx) => makeRule(tx, MAIN, { region: '', fee: 1200 }))
    expect(await reply()).toEqual({ fee: '12.00', free_over: null, is_regional: true })
    await t.make((tx) => makeRule(tx, MAIN, { region: '330106', fee: 0, isRefused: true }))
    const checkout = await cal(buyer)
    expect(checkout).toMatchObject({ refused_region: '浙江省 杭州市 西湖区' })
    const { body } = await buy(buyer, checkout.sums.total)
    expect(body).toEqual({ detail: '「浙江省 杭州市 西湖区」暂不支持配送，请更换收货地址', err_code: '42104' })
    await t.make((tx) => tx.rows('delete from shipping_template where tenant_id = 1'))
  })

  test('charges no fee for pickup, requires no address, and issues a pickup code', async () => {
    const buyer = await makeBuyer(t)
    const point = await t.make((tx) => makePoint(tx, MAIN))
    await fill(buyer, await stock(t, { price: 5000 }))
    const checkout = await cal(buyer, { address_id: null, pickup_point_id: point })
    expect(checkout).toMatchObject({
      sums: { shipping: '0.00', total: '50.00' },
      pickup_points: [{ id: point, name: '湖滨店' }],
    })
    const { body } = await buy(buyer, '50.00', { address_id: null, pickup_point_id: point })
    expect(body).toMatchObject({
      address: null,
      pickup: { name: '湖滨店', hours: '10:00–21:00', code: expect.stringMatching(/^[0-9A-Z]{8}$/) },
    })
    await t.make((tx) => tx.rows('update pickup_point set is_active = false where tenant_id = 1 and id = $1', [point]))
    expect((await buyer.client.get(`/shop/order/${body.number}/`)).body.pickup.name).toBe('湖滨店')
    const total = await fill(buyer, await stock(t, { price: 30_000 }))
    expect((await buy(buyer, total, { pickup_point_id: point })).body.err_code).toBe('12103')
  })
})

describe('buyer inputs of a product', () => {
  const fields = [
    { label: '刻字', required: true, max: 4 },
    { label: '备注颜色', required: false, max: 10 },
  ]

  test('rejects a missing or too long input by its label, and stores a valid one in the order', async () => {
    const buyer = await makeBuyer(t)
    const total = await fill(buyer, await stock(t, { name: '刻字杯', price: 20_000, msgFields: fields }))
    const { lines } = await cal(buyer)
    expect(lines[0].msg_fields).toEqual(fields)
    const inputOf = (value: string) => ({
      msgs: [
        {
          line_id: lines[0].id,
          msgs: [
            { label: '刻字', value },
            { label: '别的', value: 'x' },
          ],
        },
      ],
    })
    expect((await buy(buyer, total)).body).toEqual({ detail: '请填写「刻字杯」的刻字', err_code: '12101' })
    expect((await buy(buyer, total, inputOf('  '))).body.err_code).toBe('12101')
    expect((await buy(buyer, total, inputOf('一二三四五'))).body).toEqual({
      detail: '「刻字杯」的刻字最多 4 个字',
      err_code: '12102',
    })
    expect((await buy(buyer, total, inputOf(' 青山 '))).body.lines[0].msgs).toEqual([{ label: '刻字', value: '青山' }])
  })
})

describe('diamonds in a checkout', () => {
  test('deducts diamonds at the submit, rejects too few, and refunds them when the order is cancelled', async () => {
    const buyer = await makeBuyer(t)
    const coinsLeft = async () => (await cal(buyer)).diamonds_left
    await t.make((tx) => makeBalance(tx, MAIN, buyer.id, 50))
    const cup = await stock(t, { price: 20_000, diamonds: 30 })
    const total = await fill(buyer, cup)
    expect((await cal(buyer)).sums).toMatchObject({ total, diamonds: 30 })
    expect((await buy(buyer, total)).body).toEqual({
      detail: '价格已变动，应付 ¥200 和 30 颗钻石，请确认后重新提交',
      err_code: '42003',
    })
    const { body } = await buy(buyer, total, { diamonds: 30 })
    expect(body).toMatchObject({
      sums: { diamonds: 30 },
      lines: [{ gamification_consume: { diamond: { amount: 30 } } }],
    })
    await fill(buyer, cup)
    expect(await coinsLeft()).toBe(20)
    expect((await buy(buyer, total, { diamonds: 30 })).body).toEqual({
      detail: '钻石不足，还差 10 颗',
      err_code: '42105',
    })
    await cancel(buyer, body.number)
    expect(await coinsLeft()).toBe(50)
  })

  test('shows the price in diamonds on the product', async () => {
    const cup = await stock(t, { diamonds: 30 })
    expect((await t.visitor().get(`/shop/product/${cup.id}/`)).body.gamification_config).toEqual({
      diamond: { amount: 30 },
    })
  })
})

describe('pickup vouchers', () => {
  const fetch = (buyer: Buyer, product: number, quantity: number, holder_id: number | null = null) =>
    buyer.client.post(`/shop/product/${product}/pickup/`, { variant_id: null, quantity, holder_id }, { key: true })
  const available = async (id: number) =>
    (
      await t.make((tx) =>
        tx.rows<{ available: number }>('select available from pickup_voucher_holder where tenant_id = 1 and id = $1', [
          id,
        ]),
      )
    )[0]?.available

  test('charges only shipping, deducts the voucher at the submit, and restores it when the order is cancelled', async () => {
    const buyer = await makeBuyer(t)
    const tea = await stock(t, { price: 20_000, diamonds: 5 })
    const holder = await t.make((tx) =>
      makeVoucher(tx, MAIN, buyer.id, { productId: tea.id, quantity: 4, available: 4 }),
    )
    expect((await fetch(buyer, tea.id, 3)).body).toMatchObject({
      total: '0.00',
      lines: [{ price: '0.00', quantity: 3 }],
    })
    expect(await available(holder)).toBe(4)
    const { sums } = await cal(buyer, {}, 'pickupbasket')
    expect(sums).toMatchObject({ goods: '0.00', shipping: '10.00', diamonds: 0 })
    const { body } = await buy(buyer, '10.00', {}, 'pickupbasket')
    expect(body).toMatchObject({ kind: 'pickup', tit: '10.00', lines: [{ upit: '0.00', price: '200.00' }] })
    expect([await available(holder), await stockLeft(t, tea.variants[0])]).toEqual([1, 97])
    await cancel(buyer, body.number)
    expect([await available(holder), await stockLeft(t, tea.variants[0])]).toEqual([4, 100])
  })

  test('rejects more pieces than the voucher has left, and the voucher of another user', async () => {
    const [buyer, stranger] = [await makeBuyer(t), await makeBuyer(t)]
    const tea = await stock(t, { name: '茶礼' })
    const holder = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId: tea.id, available: 2 }))
    expect((await fetch(buyer, tea.id, 3)).body).toEqual({
      detail: '「茶礼」提货券不足，最多还能提 2 件',
      err_code: '42106',
    })
    expect((await fetch(stranger, tea.id, 1, holder)).status).toBe(404)
    expect((await fetch(stranger, tea.id, 1)).body.err_code).toBe('42106')
    expect((await fetch(buyer, (await stock(t)).id, 1, holder)).status).toBe(404)
    await fetch(buyer, tea.id, 2)
    await t.make((tx) =>
      tx.rows('update pickup_voucher_holder set available = 1 where tenant_id = 1 and id = $1', [holder]),
    )
    expect((await buy(buyer, '10.00', {}, 'pickupbasket')).body).toEqual({
      detail: '「茶礼」提货券不足，最多还能提 1 件',
      err_code: '42106',
    })
  })

  const set = (buyer: Buyer, id: number, quantity: number) =>
    buyer.client.post(`/shop/pickupbasket/line/${id}/update_count/`, { quantity })

  /** A buyer with vouchers for two products, and a line of each. */
  async function twoKinds() {
    const buyer = await makeBuyer(t)
    const [tea, cup] = [await stock(t, { name: '茶' }), await stock(t, { name: '杯' })]
    const voucher = (productId: number, available: number) =>
      t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId, available, quantity: 5 }))
    const [teas, cups] = [await voucher(tea.id, 3), await voucher(cup.id, 2)]
    await fetch(buyer, tea.id, 2)
    const { lines } = (await fetch(buyer, cup.id, 1)).body
    return { buyer, tea, cup, teas, cups, lines }
  }

  test('picks up several kinds at once; adding a product again sets its quantity, and lines can be changed and removed', async () => {
    const { buyer, tea, teas, cups, lines } = await twoKinds()
    expect(lines).toMatchObject([
      { product_name: '杯', quantity: 1, voucher: { id: cups, available: 2 } },
      { product_name: '茶', quantity: 2, voucher: { id: teas, available: 3 } },
    ])
    expect((await fetch(buyer, tea.id, 3)).body.lines).toMatchObject([{ quantity: 1 }, { quantity: 3 }])
    expect((await set(buyer, lines[1].id, 4)).body).toEqual({
      detail: '「茶」提货券不足，最多还能提 3 件',
      err_code: '42106',
    })
    expect((await set(buyer, lines[1].id, 1)).body.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
    expect((await buyer.client.delete(`/shop/pickupbasket/line/${lines[0].id}/`)).body.lines).toMatchObject([
      { product_name: '茶' },
    ])
    const { body } = await buy(buyer, '10.00', {}, 'pickupbasket')
    expect([body.lines.length, await available(teas), await available(cups)]).toEqual([1, 2, 2])
  })

  test('limits two variants of one voucher to its total', async () => {
    const buyer = await makeBuyer(t)
    const tea = await stock(t, { name: '茶', variants: [{ inventory: 9 }, { inventory: 9 }] })
    const holder = await t.make((tx) => makeVoucher(tx, MAIN, buyer.id, { productId: tea.id, available: 3 }))
    const of = (at: number, quantity: number) =>
      buyer.client.post(
        `/shop/product/${tea.id}/pickup/`,
        { variant_id: tea.variants[at], quantity, holder_id: holder },
        { key: true },
      )
    await of(0, 2)
    expect((await of(1, 2)).body.detail).toBe('「茶」提货券不足，最多还能提 1 件')
    const { lines } = (await of(1, 1)).body
    expect((await set(buyer, lines[0].id, 2)).body.err_code).toBe('42106')
    expect((await buy(buyer, '10.00', {}, 'pickupbasket')).body.lines.length).toBe(2)
    expect(await available(holder)).toBe(0)
  })

  test('redeems all vouchers or none, and names the insufficient one', async () => {
    const { buyer, teas, cups } = await twoKinds()
    await t.make((tx) =>
      tx.rows('update pickup_voucher_holder set available = 0 where tenant_id = 1 and id = $1', [cups]),
    )
    const lines = (await cal(buyer, {}, 'pickupbasket')).lines
    expect(lines.map(({ voucher }: { voucher: { available: number } }) => voucher.available)).toEqual([0, 3])
    expect((await buy(buyer, '10.00', {}, 'pickupbasket')).body).toEqual({
      detail: '「杯」提货券不足，最多还能提 0 件',
      err_code: '42106',
    })
    expect(await available(teas)).toBe(3)
  })

  test('drops an expired or inactive line when another product is added', async () => {
    const { buyer, tea, cup, cups } = await twoKinds()
    await t.make((tx) =>
      tx.rows('update pickup_voucher_holder set end_at = $2 where tenant_id = 1 and id = $1', [
        cups,
        t.ports.clock.now(),
      ]),
    )
    expect((await fetch(buyer, tea.id, 1)).body.lines).toMatchObject([{ product_name: '茶', quantity: 1 }])
    await t.make((tx) =>
      tx.rows('update pickup_voucher_holder set end_at = null where tenant_id = 1 and id = $1', [cups]),
    )
    await t.make((tx) => tx.rows('update product set is_active = false where tenant_id = 1 and id = $1', [tea.id]))
    expect((await fetch(buyer, cup.id, 1)).body.lines).toMatchObject([{ product_name: '杯' }])
  })

  test('separates pickup lines from basket lines in both endpoints', async () => {
    const { buyer, lines } = await twoKinds()
    expect((await buyer.client.post(`/shop/basket/line/${lines[0].id}/update_count/`, { quantity: 2 })).status).toBe(
      404,
    )
    await fill(buyer, await stock(t))
    const [line] = (await buyer.client.get('/shop/basket/')).body.lines
    expect((await set(buyer, line.id, 2)).status).toBe(404)
    expect((await buyer.client.delete(`/shop/pickupbasket/line/${line.id}/`)).status).toBe(404)
  })
})
