import {
  freeTerms,
  type ShippingRate,
  type ShippingTerms,
} from '@storefront/contract/domain/checkout/shipping-template'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { type Buyer, fill, makeBuyer, stock, submission } from '../support/shopping'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['base.change_site', 'shop.change_shipping'] })).client
  expect((await shipTo(['ID'])).body).toMatchObject({ settings: { ship_to: ['ID'] } })
})
afterAll(() => t.stop())
afterEach(() => t.make((tx) => tx.rows('delete from shipping_template where tenant_id = 1')))

async function shipTo(ship_to: string[]) {
  const { version, settings } = (await owner.get('/studio/site/')).body as Loose
  const reply = await owner.put('/studio/site/', { version, settings: { ...settings, ship_to } }, { key: true })
  t.app.directory.clear()
  return reply
}

const rate = (fee: number): ShippingRate => ({
  ...{ first: 1, fee, further: 1, further_fee: 0, free_amount: null, free_pieces: null, days: null },
})
const addTemplate = (groups: ShippingTerms['groups']) =>
  owner.post(
    '/studio/shippingtemplate/',
    {
      ...{ name: '标准运费', counting: 'piece', is_standard: true },
      terms: JSON.stringify({ ...freeTerms, rest: rate(1000), groups }),
    },
    { key: true },
  )

const jakarta = {
  ...{ name: 'Sekar Ayu', mobile: '0812 3456 789', country: 'ID' },
  ...{ province: '31', city: '3174', district: '317403', village: '3174031002', postcode: '12730' },
  ...{ address: 'Jalan Kemang Raya 12', is_default: true },
}
const addAddress = (buyer: Buyer, part: object = {}) =>
  buyer.client.post('/shop/shippingaddress/', { ...jakarta, ...part }, { key: true })
const feeTo = async (buyer: Buyer, address: number): Promise<Loose> =>
  (await buyer.client.post('/shop/basket/checkout_cal/', { address_id: address })).body

test('the setting names other countries of the table alone, and its regions are there then', async () => {
  expect((await shipTo(['CN'])).body.fields).toHaveProperty(['settings.ship_to'])
  expect((await shipTo(['XX'])).body.fields).toHaveProperty(['settings.ship_to'])
  const { body } = await t.visitor().get('/mpage/user/pageconfig/')
  expect(body.site.ship_to).toEqual(['ID'])
  const provinces = await t.visitor().get('/districts/province/?country=ID')
  expect(provinces.body.count).toBe(38)
  expect((await t.visitor().get('/districts/province/?country=SG')).body.count).toBe(0)
  const regions = (await owner.get('/studio/region/')).body.results as { code: string; name: string }[]
  expect(regions).toEqual(
    expect.arrayContaining([
      { code: 'ID', name: '印度尼西亚' },
      { code: 'ID31', name: 'Daerah Khusus Ibukota Jakarta' },
    ]),
  )
})

test('an address abroad has the form, the number and the label of its country', async () => {
  const buyer = await makeBuyer(t)
  const { body } = await addAddress(buyer)
  expect(body).toMatchObject({
    country: 'ID',
    mobile: '+628123456789',
    display:
      'Jalan Kemang Raya 12, Bangka, Mampang Prapatan, Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta, 12730, 印度尼西亚',
  })
  expect((await addAddress(buyer, { mobile: '13800000001' })).body.fields).toHaveProperty('mobile')
  expect((await addAddress(buyer, { postcode: '1273' })).body.fields).toHaveProperty('postcode')
  expect((await addAddress(buyer, { country: 'SG' })).body.fields).toHaveProperty('country')
  // The same codes are other regions at home.
  expect((await addAddress(buyer, { country: 'CN', mobile: '13800000001' })).body.err_code).toBe('12006')
  const all = (await buyer.client.get('/shop/shippingaddress/')).body.results as Loose[]
  expect(all.filter(({ country }) => country === undefined)).toHaveLength(1)
})

test('the rate of the rest stays at home, and the longest place of a country decides abroad', async () => {
  const buyer = await makeBuyer(t)
  await fill(buyer, await stock(t, { price: 4000 }))
  const { body: address } = await addAddress(buyer)
  await addTemplate([])
  expect(await feeTo(buyer, buyer.addressId)).toMatchObject({ sums: { shipping: '10.00' } })
  const refusal = await feeTo(buyer, address.id)
  expect(refusal.refused_region).toContain('Jakarta')

  await t.make((tx) => tx.rows('delete from shipping_template where tenant_id = 1'))
  await addTemplate([
    { regions: ['ID'], ...rate(9000) },
    { regions: ['ID3174'], ...rate(6000) },
  ])
  expect(await feeTo(buyer, address.id)).toMatchObject({ sums: { shipping: '60.00' } })
  const estimate = (await buyer.client.get('/shop/delivery/')).body
  expect(estimate).toMatchObject({ fee: '60.00', district: { display: expect.stringContaining('Mampang') } })
  const order = await buyer.client.post(
    '/shop/basket/checkout_submit/',
    { ...submission(buyer, '100.00'), address_id: address.id },
    { key: true },
  )
  expect(order.status).toBe(200)
  const detail = (await buyer.client.get(`/shop/order/${order.body.number}/`)).body
  expect(JSON.stringify(detail.address)).toContain('印度尼西亚')
})

test('a template names no place of a country to which nothing is sent', async () => {
  expect((await addTemplate([{ regions: ['SG01'], ...rate(100) }])).body.fields).toHaveProperty('terms')
  expect((await addTemplate([{ regions: ['ID99'], ...rate(100) }])).body.fields).toHaveProperty('terms')
})

test('an address stays readable and is no longer served when the shop stops sending to its country', async () => {
  const buyer = await makeBuyer(t)
  await fill(buyer, await stock(t, { price: 4000 }))
  const { body: address } = await addAddress(buyer)
  await addTemplate([{ regions: ['ID'], ...rate(9000) }])
  expect(await feeTo(buyer, address.id)).toMatchObject({ sums: { shipping: '90.00' } })
  await shipTo([])
  expect((await feeTo(buyer, address.id)).refused_region).toContain('Jakarta')
  const { body } = await buyer.client.get(`/shop/shippingaddress/${address.id}/`)
  expect(body.display).toBe(address.display)
  expect((await t.visitor().get('/mpage/user/pageconfig/')).body.site).not.toHaveProperty('ship_to')
  expect((await shipTo(['ID'])).body).toMatchObject({ settings: { ship_to: ['ID'] } })
})
