import type { ShippingRate, ShippingTerms } from '@storefront/contract/domain/checkout/shipping-template'
import { makeAddress } from '../../factories/account'
import { makeTemplate } from '../../factories/checkout'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { type Buyer, fill, makeBuyer, stock, submission } from '../support/shopping'

let t: TestApp
let staff: Client
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['shop.change_shipping', 'shop.change_product'] })).client
})
afterAll(() => t.stop())
afterEach(() =>
  t.make(async (tx) => {
    await tx.rows('update product set shipping_template_id = null, is_active = false where tenant_id = 1')
    await tx.rows('delete from shipping_template where tenant_id = 1')
  }),
)

const rate = (part: Partial<ShippingRate> = {}): ShippingRate => ({
  ...{ first: 1, fee: 1000, further: 1, further_fee: 200, free_amount: null, free_pieces: null, days: null },
  ...part,
})
const termsOf = (part: Partial<ShippingTerms> = {}): ShippingTerms => ({
  ...{ rest: rate(), rest_reason: '', groups: [], excluded: [] },
  ...part,
})
const bodyOf = (part: object = {}, terms: ShippingTerms = termsOf()) => ({
  ...{ name: '标准运费', counting: 'piece', is_standard: true, terms: JSON.stringify(terms) },
  ...part,
})
const post = (part?: object, terms?: ShippingTerms) =>
  staff.post('/studio/shippingtemplate/', bodyOf(part, terms), { key: true })
const nameTemplate = (product: { id: number }, template: number) =>
  t.make((tx) =>
    tx.rows('update product set shipping_template_id = $2 where tenant_id = 1 and id = $1', [product.id, template]),
  )
const weigh = (product: { id: number }, grams: number) =>
  t.make((tx) => tx.rows('update variant set weight = $2 where tenant_id = 1 and product_id = $1', [product.id, grams]))
const cal = async (buyer: Buyer, address = buyer.addressId): Promise<Loose> =>
  (await buyer.client.post('/shop/basket/checkout_cal/', { address_id: address })).body
const buy = (buyer: Buyer, total: string, address = buyer.addressId) =>
  buyer.client.post(
    '/shop/basket/checkout_submit/',
    { ...submission(buyer, total), address_id: address },
    { key: true },
  )

test('the fees of the templates in one order add up, and stay the same when it is placed and sent elsewhere', async () => {
  await post({}, termsOf({ groups: [{ regions: ['31'], ...rate({ fee: 1500 }) }] }))
  const heavy = await post(
    { name: '大件', counting: 'weight', is_standard: false },
    termsOf({ rest: rate({ first: 1000, fee: 3000, further: 500, further_fee: 700 }) }),
  )
  const buyer = await makeBuyer(t)
  const [cup, stove] = [await stock(t, { price: 4000 }), await stock(t, { price: 20_000 })]
  await nameTemplate(stove, heavy.body.id)
  await weigh(stove, 800)
  await fill(buyer, cup, 3)
  await fill(buyer, stove, 2)
  // 10.00 + 2 × 2.00 by piece; 1600 g: 30.00 + 2 × 7.00 by weight.
  const { sums } = await cal(buyer)
  expect(sums).toMatchObject({ shipping: '58.00', total: '578.00' })
  const order = await buy(buyer, sums.total)
  expect([order.status, order.body.sums.shipping]).toEqual([200, '58.00'])
  const shanghai = await t.make((tx) =>
    makeAddress(tx, MAIN, buyer.id, { province: '31', city: '3101', district: '310101' }),
  )
  const preview = await buyer.client.post(`/shop/order/${order.body.number}/update_shipping_address_cal/`, {
    address_id: shanghai,
  })
  expect(preview.body).toMatchObject({ shipping_before: '58.00', sums: { shipping: '63.00' } })
})

test('an excluded region is named with goods and reason, nothing is lost, and another address goes through', async () => {
  await post()
  const flowers = await post(
    { name: '鲜花', is_standard: false },
    termsOf({ excluded: [{ regions: ['3301'], reason: '鲜花当天送不到' }] }),
  )
  const buyer = await makeBuyer(t)
  const [cup, rose] = [await stock(t, { name: '杯' }), await stock(t, { name: '玫瑰' })]
  await nameTemplate(rose, flowers.body.id)
  await fill(buyer, cup)
  await fill(buyer, rose)
  const refusal = await cal(buyer)
  expect(refusal).toMatchObject({
    refused_region: '浙江省 杭州市 西湖区',
    refused_reasons: [{ goods: ['玫瑰'], reason: '鲜花当天送不到' }],
  })
  expect((await buy(buyer, refusal.sums.total)).body).toEqual({
    err_code: '42104',
    detail: '「浙江省 杭州市 西湖区」暂不支持配送（鲜花当天送不到），请更换收货地址',
  })
  expect((await buyer.client.get('/shop/basket/')).body.selected_count).toBe(2)
  const estimate = (await t.visitor().get(`/shop/delivery/?district=330106&product=${rose.id}`)).body
  expect(estimate).toMatchObject({ is_refused: true, refused_reason: '鲜花当天送不到' })
  const shanghai = await t.make((tx) =>
    makeAddress(tx, MAIN, buyer.id, { province: '31', city: '3101', district: '310101' }),
  )
  const { sums, ...checkout } = await cal(buyer, shanghai)
  expect(checkout).not.toHaveProperty('refused_reasons')
  expect([sums.shipping, (await buy(buyer, sums.total, shanghai)).status]).toEqual(['20.00', 200])
})

test('a product and its estimate show what one piece costs by its own template', async () => {
  await post({}, termsOf({ rest: rate({ fee: 800 }) }))
  const own = await post(
    { name: '满两件', is_standard: false },
    termsOf({ rest: rate({ fee: 600, free_pieces: 2, days: { from: 1, to: 2 } }) }),
  )
  const cup = await stock(t)
  const shippingOf = async () => (await t.visitor().get(`/shop/product/${cup.id}/`)).body.shipping
  expect(await shippingOf()).toEqual({ fee: '8.00', free_over: null, is_regional: false })
  await nameTemplate(cup, own.body.id)
  expect(await shippingOf()).toEqual({ fee: '6.00', free_over: null, free_pieces: 2, is_regional: false })
  expect((await t.visitor().get(`/shop/delivery/?district=330106&product=${cup.id}`)).body).toMatchObject({
    ...{ fee: '6.00', free_pieces: 2, days: { from: 1, to: 2 } },
  })
  expect((await t.visitor().get('/shop/delivery/?district=330106')).body.fee).toBe('8.00')
  const foreign = await t.make((tx) => makeProduct(tx, OTHER))
  expect((await t.visitor().get(`/shop/delivery/?product=${foreign.id}`)).status).toBe(404)
  const buyer = await makeBuyer(t)
  await fill(buyer, cup, 2)
  expect((await cal(buyer)).sums.shipping).toBe('0.00')
})

describe('a template is refused with the place that is wrong', () => {
  const fieldsOf = async (part: object, terms?: ShippingTerms) => (await post(part, terms)).body.fields
  const group = (...regions: string[]) => ({ regions, ...rate() })

  test('for a region in two groups, a priced one within an excluded one, and an unknown one', async () => {
    expect(await fieldsOf({}, termsOf({ groups: [group('33', '31'), group('31')] }))).toEqual({
      terms: '地区「上海市」出现了两次，请只保留一处',
    })
    const excluded = [{ regions: ['33'], reason: '' }]
    expect(await fieldsOf({}, termsOf({ groups: [group('3301')], excluded }))).toEqual({
      terms: '地区「杭州市」设了运费，又在不发货地区内，请只保留一处',
    })
    expect(await fieldsOf({}, termsOf({ groups: [group('99')] }))).toEqual({ terms: '没有代码为 99 的地区' })
  })

  test('for no rate at all, days in the wrong order and a fee below nothing', async () => {
    expect(await fieldsOf({}, termsOf({ rest: null }))).toEqual({ terms: '请至少为一个地区设置运费' })
    const days = { from: 3, to: 1 }
    expect(await fieldsOf({}, termsOf({ rest: rate({ days }) }))).toEqual({ terms: '最慢送达不能早于最快送达' })
    expect(await fieldsOf({}, termsOf({ rest: rate({ fee: -1 }) }))).toHaveProperty('terms')
    expect(await fieldsOf({ counting: 'volume' })).toHaveProperty('counting')
  })

  test('for goods without a weight, which are named, if it counts by weight', async () => {
    const [light, heavy] = [await stock(t, { name: '无重量的碗' }), await stock(t, { name: '铁锅' })]
    await weigh(heavy, 900)
    expect(await fieldsOf({ counting: 'weight' })).toEqual({
      counting: '按重量计费前，请先填写这些商品的重量：无重量的碗',
    })
    expect((await post({ counting: 'weight', is_standard: false })).status).toBe(200)
    await weigh(light, 100)
    expect((await post({ counting: 'weight' })).status).toBe(200)
  })
})

test('a product names a template of its site, and has weights for one that counts by weight', async () => {
  const weight = (await post({ counting: 'weight', is_standard: false })).body.id
  const foreign = await t.make((tx) => makeTemplate(tx, OTHER))
  const product = await stock(t, { name: '碗' })
  const save = async (part: (draft: Loose) => object) => {
    const {
      id,
      pictures: _,
      archived_at: __,
      film: ___,
      ...draft
    } = (await staff.get(`/studio/product/${product.id}/`)).body
    return staff.put(`/studio/product/${id}/`, { ...draft, ...part(draft) }, { key: true })
  }
  expect((await save(() => ({ shipping_template: foreign }))).body.fields).toHaveProperty('shipping_template')
  expect((await save(() => ({ shipping_template: weight }))).body.fields).toEqual({
    shipping_template: '按重量计费前，请先填写这些商品的重量：碗',
  })
  const reply = await save(({ variants }) => ({
    shipping_template: weight,
    variants: variants.map((variant: Loose) => ({ ...variant, weight: 300 })),
  }))
  expect([reply.status, reply.body.shipping_template]).toEqual([200, weight])
  // A save of a client that does not know the field leaves it.
  expect((await save(() => ({ shipping_template: undefined }))).body.shipping_template).toBe(weight)
  expect((await staff.delete(`/studio/shippingtemplate/${weight}/`)).body.err_code).toBe('16020')
})

test('a shop has one standard template, which only another one replaces', async () => {
  const [first, second] = [(await post()).body, (await post({ name: '新标准' })).body]
  const standards = async () => {
    const { results } = (await staff.get('/studio/shippingtemplate/?ordering=id')).body
    return results.map(({ values }: Loose) => [values.name, values.is_standard])
  }
  expect(await standards()).toEqual([
    ['标准运费', false],
    ['新标准', true],
  ])
  const off = { base: second.values, values: { ...second.values, is_standard: false } }
  expect((await staff.put(`/studio/shippingtemplate/${second.id}/`, off, { key: true })).body.fields).toEqual({
    is_standard: '店铺需要一个标准模板，请改将另一个模板设为标准',
  })
  expect((await staff.delete(`/studio/shippingtemplate/${second.id}/`)).body.err_code).toBe('16020')
  expect((await staff.delete(`/studio/shippingtemplate/${first.id}/`)).status).toBe(200)
  expect((await staff.delete(`/studio/shippingtemplate/${second.id}/`)).status).toBe(200)
})

test('all regions come with their names, for staff of shipping alone', async () => {
  const { results } = (await staff.get('/studio/region/')).body
  expect(results).toContainEqual({ code: '330106', name: '西湖区' })
  const other = (await t.user({ perms: ['shop.change_coupon'] })).client
  expect((await other.get('/studio/region/')).status).toBe(403)
})
