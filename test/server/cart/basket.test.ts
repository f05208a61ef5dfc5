import { makeRule } from '../../factories/checkout'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { makeBuyer, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const colours = ['青', '白'].map((value) => ({ attributes: [{ name: '颜色', value }], inventory: 10 }))

test('adding pieces of the same variant increases the quantity of its line', async () => {
  const { client } = await t.user()
  const cup = await stock(t, { name: '杯', price: 5000, promotionPrice: 4500, variants: colours })
  const add = (variant_id: number | undefined, quantity: number) =>
    client.post(`/shop/product/${cup.id}/add_basket/`, { variant_id, quantity }, { key: true })
  await add(cup.variants[0], 1)
  await add(cup.variants[1], 1)
  const { body } = await add(cup.variants[0], 2)
  expect(body).toMatchObject({
    count: 4,
    selected_count: 4,
    total: '180.00',
    lines: [
      {
        variant_id: cup.variants[1],
        attributes_label: '白',
        quantity: 1,
        price: '45.00',
        is_selected: true,
        is_valid: true,
        inventory: 10,
      },
      { variant_id: cup.variants[0], attributes_label: '青', quantity: 3 },
    ],
  })
  expect((await client.get('/mpage/user/pageconfig/')).body.basket_count).toBe(4)
})

test('adding a product requires a variant when it has several, and none otherwise', async () => {
  const { client } = await t.user()
  const [cup, plain, other] = [await stock(t, { variants: colours }), await stock(t), await stock(t)]
  const add = async (product: number, variant_id: number | null | undefined, path = 'add_basket') =>
    (await client.post(`/shop/product/${product}/${path}/`, { variant_id, quantity: 1 }, { key: true })).body
      .err_code ?? 'ok'
  expect(await add(cup.id, null)).toBe('12001')
  expect(await add(cup.id, null, 'quick_buy')).toBe('12001')
  expect(await add(cup.id, other.variants[0])).toBe('12001')
  expect(await add(plain.id, null)).toBe('ok')
  expect(await add(999_999, null)).toBe('10404')
  await t.make((tx) =>
    tx.rows('update variant set is_active = false where tenant_id = 1 and id = $1', [cup.variants[0] ?? 0]),
  )
  expect(await add(cup.id, cup.variants[0])).toBe('12001')
  await t.make((tx) => tx.rows('update product set is_active = false where tenant_id = 1 and id = $1', [plain.id]))
  expect(await add(plain.id, null)).toBe('10404')
})

test('the basket rejects more than the stock, and the quantity of a line can always be lowered', async () => {
  const { client } = await t.user()
  const cup = await stock(t, { name: '杯', variants: [{ inventory: 3 }] })
  const add = (quantity: number) =>
    client.post(`/shop/product/${cup.id}/add_basket/`, { variant_id: null, quantity }, { key: true })
  const line = (await add(2)).body.lines[0]
  const refusal = await add(2)
  expect([refusal.status, refusal.body]).toEqual([
    409,
    { detail: '「杯」库存不足，最多还能购买 3 件', err_code: '42001' },
  ])
  expect((await client.get('/shop/basket/')).body.count).toBe(2)
  const set = (quantity: number) => client.post(`/shop/basket/line/${line.id}/update_count/`, { quantity })
  expect((await set(4)).body.err_code).toBe('42001')
  expect((await set(3)).body.count).toBe(3)
  await t.make((tx) =>
    tx.rows('update variant set inventory = 1 where tenant_id = 1 and id = $1', [cup.variants[0] ?? 0]),
  )
  expect((await set(2)).body.count).toBe(2)
  expect((await set(0)).body.fields).toEqual({ quantity: '不能小于 1' })
})

test('unlimited stock takes as many pieces as a line may hold', async () => {
  const { client } = await t.user()
  const service = await stock(t, { variants: [{ inventory: null }] })
  const add = (quantity: number) =>
    client.post(`/shop/product/${service.id}/add_basket/`, { variant_id: null, quantity }, { key: true })
  expect((await add(999)).body.lines[0].inventory).toBeNull()
  expect((await add(1)).body.err_code).toBe('42001')
})

test('a deselected line is not charged, and a deleted line is gone', async () => {
  const { client } = await t.user()
  const [one, two] = [await stock(t, { price: 1000 }), await stock(t, { price: 2000 })]
  for (const { id } of [one, two])
    await client.post(`/shop/product/${id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true })
  const [newest, oldest] = (await client.get('/shop/basket/')).body.lines
  const deselectReply = await client.post(`/shop/basket/line/${newest.id}/set_select/`, { selected: false })
  expect(deselectReply.body).toMatchObject({ count: 2, selected_count: 1, total: '10.00' })
  expect((await client.delete(`/shop/basket/line/${oldest.id}/`)).body).toMatchObject({ count: 1, total: '0.00' })
  expect((await client.delete(`/shop/basket/line/${oldest.id}/`)).body.err_code).toBe('10404')
  expect((await client.post('/shop/basket/checkout/')).body.err_code).toBe('12003')
})

test('a line whose product is inactive or deleted remains, is invalid and costs nothing', async () => {
  const { client } = await t.user()
  const [off, soldOut] = [await stock(t, { name: '下架' }), await stock(t)]
  for (const { id } of [off, soldOut])
    await client.post(`/shop/product/${id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true })
  await t.make(async (tx) => {
    await tx.rows('update variant set is_active = false where tenant_id = 1 and id = $1', [off.variants[0] ?? 0])
    await tx.rows('delete from variant where tenant_id = 1 and product_id = $1', [soldOut.id])
    await tx.rows('delete from product where tenant_id = 1 and id = $1', [soldOut.id])
  })
  const { body } = await client.get('/shop/basket/')
  expect(body).toMatchObject({
    count: 2,
    selected_count: 0,
    total: '0.00',
    lines: [
      { product_name: '商品已失效', is_valid: false },
      { product_name: '下架', is_valid: false },
    ],
  })
  expect(
    (await client.post(`/shop/basket/line/${body.lines[0].id}/update_count/`, { quantity: 1 })).body.err_code,
  ).toBe('42002')
})

test('a basket holds at most a hundred variants', async () => {
  const { client, id } = await t.user()
  const cup = await stock(t, {
    variants: Array.from({ length: 101 }, (_, n) => ({ attributes: [{ name: 'n', value: String(n) }] })),
  })
  await t.make((tx) =>
    tx.rows(
      "insert into basket_line (tenant_id, user_id, kind, product_id, variant_id, quantity, is_selected, created_at) select 1, $1, 'basket', $2, v, 1, true, now() from unnest($3::bigint[]) v",
      [id, cup.id, cup.variants.slice(0, 100)],
    ),
  )
  const add = (n: number) =>
    client.post(`/shop/product/${cup.id}/add_basket/`, { variant_id: cup.variants[n], quantity: 1 }, { key: true })
  expect((await add(100)).body).toEqual({ detail: '购物车最多放 100 种商品', err_code: '12004' })
  expect((await add(0)).body.lines).toHaveLength(100)
})

describe('shipping addresses', () => {
  const input = {
    name: ' 林小满 ',
    mobile: '13800000001',
    province: '31',
    city: '3101',
    district: '310101',
    address: '四川中路 1 号',
    is_default: false,
  }

  test('the first address is the default, a new default replaces it, and the default is listed first', async () => {
    const { client } = await t.user()
    const first = await client.post('/shop/shippingaddress/', input, { key: true })
    expect(first.body).toMatchObject({
      name: '林小满',
      is_default: true,
      location: { province: '31', city: '3101', district: '310101', display: '上海市 黄浦区' },
    })
    const second = await client.post('/shop/shippingaddress/', { ...input, name: '公司' }, { key: true })
    expect(second.body.is_default).toBe(false)
    await client.put(`/shop/shippingaddress/${second.body.id}/`, { ...input, name: '公司', is_default: true })
    const list = await client.get('/shop/shippingaddress/')
    expect(list.body.results).toMatchObject([
      { name: '公司', is_default: true },
      { name: '林小满', is_default: false },
    ])
    expect((await client.delete(`/shop/shippingaddress/${second.body.id}/`)).body).toEqual({ ok: true })
    expect((await client.get(`/shop/shippingaddress/${second.body.id}/`)).status).toBe(404)
  })

  test('an address is rejected without a name, a valid mobile number, matching regions or a street', async () => {
    const { client } = await t.user()
    const code = async (change: object) => {
      const { body } = await client.post('/shop/shippingaddress/', { ...input, ...change })
      return body.fields ? Object.keys(body.fields)[0] : body.err_code
    }
    expect(await code({ name: ' ' })).toBe('name')
    expect(await code({ mobile: '1380000' })).toBe('mobile')
    expect(await code({ district: '330106' })).toBe('12006')
    expect(await code({ province: '' })).toBe('12006')
    expect(await code({ address: ' ' })).toBe('address')
  })

  test('a user stores at most fifty addresses', async () => {
    const buyer = await makeBuyer(t)
    await t.make((tx) =>
      tx.rows(
        "insert into shipping_address (tenant_id, user_id, name, mobile, province, city, district, address, is_default, created_at) select 1, $1, 'x', '1', '31', '3101', '310101', 'x', false, now() from generate_series(1, 49)",
        [buyer.id],
      ),
    )
    expect((await buyer.client.post('/shop/shippingaddress/', input)).body).toEqual({
      detail: '最多保存 50 个收货地址',
      err_code: '12005',
    })
  })
})

test('the basket says what its chosen lines lack for free shipping', async () => {
  const { client } = await t.user()
  const cup = await stock(t, { price: 3000, variants: [{ inventory: 9 }] })
  await t.make((tx) => makeRule(tx, MAIN, { region: '', fee: 1000, freeOver: 9900 }))
  const { body } = await client.post(
    `/shop/product/${cup.id}/add_basket/`,
    { variant_id: null, quantity: 2 },
    { key: true },
  )
  expect(body.free_shipping).toMatchObject({ over: '99.00', missing: '39.00' })
  const [line] = body.lines
  expect(
    (await client.post(`/shop/basket/line/${line.id}/update_count/`, { quantity: 4 })).body.free_shipping.missing,
  ).toBe('0.00')
  expect(
    (await client.post(`/shop/basket/line/${line.id}/set_select/`, { selected: false })).body.free_shipping.missing,
  ).toBe('99.00')
  await t.make((tx) => makeRule(tx, MAIN, { region: '', fee: 1000 }))
  expect((await client.get('/shop/basket/')).body).not.toHaveProperty('free_shipping')
  await t.make((tx) => tx.rows('delete from shipping_template where tenant_id = 1'))
})
