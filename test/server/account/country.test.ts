import { type Country, countries } from '@storefront/contract/domain/country/country'
import { addRegions, writeRegions } from '../../../server/src/opening/regions'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

/** A country that the table does not have: nothing else of the code knows it. */
const singapore: Country = {
  ...countries.CN,
  code: 'SG',
  names: { en: 'Singapore', 'zh-cn': '新加坡' },
  mobile: {
    callingCode: '65',
    trunk: '',
    national: '[89]\\d{7}',
    lenient: '',
    digits: [8, 8],
    prefix: '8',
    isInternational: true,
    groups: [4],
    shownDigits: 2,
  },
}

let t: TestApp
beforeAll(async () => {
  Object.assign(countries, { SG: singapore })
  t = await startTestApp()
})
afterAll(async () => {
  Reflect.deleteProperty(countries, 'SG')
  await t.stop()
})
beforeEach(() => t.ports.clock.forward(86_400))

const settle = (country: string) => t.settle(country)

const client = () => new Client(t.fastify, { base: '/api-t/rimba', headers: { 'sp-mp-aid': 'x' } })
const send = (mobile: string) => client().post('/base/user/verify/?lang=en', { mobile, kind: 'm_login' })

async function logIn(mobile: string): Promise<{ uuid: string; mobile: string }> {
  await send(mobile)
  const verify_code = t.ports.sentCodes.at(-1)?.code
  const { body } = await client().post('/base/user/login_mobile/', { mobile, verify_code })
  return body.user
}

test.each([
  ['ID', ['0812-3456-7890', '+62 812 3456 7890', '81234567890'], '+6281234567890'],
  ['SG', ['9123 4567', '+65 9123 4567', '006591234567'], '+6591234567'],
])('a site in %s logs one account in by every notation of its number', async (country, notations, stored) => {
  await settle(country)
  const uuids = new Set<string>()
  for (const notation of notations) {
    const user = await logIn(notation)
    expect(user.mobile).toBe(stored)
    expect(t.ports.sentCodes.at(-1)?.mobile).toBe(stored)
    uuids.add(user.uuid)
    t.ports.clock.forward(61)
  }
  expect(uuids.size).toBe(1)
  expect((await client().get('/mpage/user/pageconfig/')).body.site.country).toBe(country)
})

test.each([
  ['ID', '13800000001', '“13800000001” is a number of China (+86); this shop takes mobile numbers of Indonesia (+62)'],
  [
    'ID',
    '+65 9123 4567',
    '“+65 9123 4567” is a number of Singapore (+65); this shop takes mobile numbers of Indonesia (+62)',
  ],
  ['ID', '0812345', 'A mobile number has 10–13 digits; “0812345” has 7'],
  [
    'SG',
    '0812-3456-7890',
    '“0812-3456-7890” is a number of Indonesia (+62); this shop takes mobile numbers of Singapore (+65)',
  ],
  [
    'CN',
    '+62 812 3456 7890',
    '“+62 812 3456 7890” is a number of Indonesia (+62); this shop takes mobile numbers of China (+86)',
  ],
])('a site in %s refuses %s in words, and sends nothing', async (country, mobile, words) => {
  await settle(country)
  const sentCount = t.ports.sentCodes.length
  const { status, body } = await send(mobile)
  expect([status, body.fields]).toEqual([400, { mobile: words }])
  expect(t.ports.sentCodes).toHaveLength(sentCount)
})

test('a site without a country, and one of an unknown country, is in China', async () => {
  for (const country of ['CN', 'ZZ']) {
    await settle(country)
    expect((await logIn('+86 138 0000 0005')).mobile).toBe('13800000005')
    t.ports.clock.forward(61)
  }
})

test('staff find a customer by the number as it is written', async () => {
  await settle('ID')
  await logIn('0812 7777 0001')
  const owner = await t.user({ tenantId: OTHER, perms: ['*'] })
  for (const search of ['0812-7777-0001', '08127777', '+62 812 7777 0001', '77770001']) {
    const { body } = await owner.client.get(`/studio/customer/?search=${encodeURIComponent(search)}`)
    expect(body.results?.map(({ mobile }: { mobile: string }) => mobile)).toEqual(['+6281277770001'])
  }
})

describe('addresses of Indonesia', () => {
  const input = {
    name: 'Sekar Ayu',
    mobile: '0812-3456-7890',
    ...{ province: '31', city: '3174', district: '317403', village: '3174031002' },
    address: 'Jalan Kemang Raya 12',
    postcode: '12730',
    is_default: true,
  }
  beforeAll(async () => {
    await settle('ID')
    await t.make((tx) => writeRegions(tx, 'ID'))
  })
  const add = async (more: Partial<typeof input> = {}) => {
    const { client: owner } = await t.user({ tenantId: OTHER })
    return owner.post('/shop/shippingaddress/?lang=en', { ...input, ...more }, { key: true })
  }

  test('are picked a level at a time, and no region of another country is among them', async () => {
    const level = async (name: string, query = '') => (await client().get(`/districts/${name}/${query}`)).body.results
    const provinces = await level('province')
    expect(provinces).toHaveLength(38)
    expect(provinces).toContainEqual({ code: '31', name: 'Daerah Khusus Ibukota Jakarta', level: 'province' })
    expect(await level('city', '?province__code=31')).toContainEqual({
      ...{ code: '3174', name: 'Kota Administrasi Jakarta Selatan', level: 'city' },
    })
    expect(await level('district', '?city__code=3174')).toContainEqual({
      ...{ code: '317403', name: 'Mampang Prapatan', level: 'district' },
    })
    expect(await level('village', '?district__code=317403')).toContainEqual({
      ...{ code: '3174031002', name: 'Bangka', level: 'village', postcode: '12730' },
    })
    const { client: operator } = await t.user({ tenantId: OTHER, perms: ['*'] })
    const { body } = await operator.get('/studio/region/')
    expect(body.results).toHaveLength(38 + 514 + 7285)
    const china = await new Client(t.fastify).get('/districts/province/')
    expect(china.body.results.map(({ code }: { code: string }) => code)).toEqual(['31', '33'])
  })

  test('are shown in the order of their labels', async () => {
    const { body } = await add()
    expect(body).toMatchObject({
      mobile: '+6281234567890',
      postcode: '12730',
      location: {
        village: '3174031002',
        display: 'Bangka, Mampang Prapatan, Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta',
      },
      display:
        'Jalan Kemang Raya 12, Bangka, Mampang Prapatan, Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta, 12730',
    })
    expect((await add({ postcode: '' })).body.postcode).toBe('')
  })

  test('are refused with a postcode that is none, and with regions that are no path', async () => {
    const { body } = await add({ postcode: '1273' })
    expect(body.fields).toEqual({ postcode: 'is not a postcode, write it like 12950' })
    // Other places have these codes in China.
    expect((await add({ province: '31', city: '3101', district: '310199' })).body.err_code).toBe('12006')
    expect((await add({ province: '32', city: '3174', district: '317403' })).body.err_code).toBe('12006')
  })

  test('are refused when village or postcode belong to another place, and the message names a right one', async () => {
    expect((await add({ village: '3273021002' })).body.err_code).toBe('12006')
    expect((await add({ postcode: '40132' })).body.fields).toEqual({
      postcode: 'does not belong to the chosen regions; 12790 does',
    })
    // A building may have a code of its own.
    expect((await add({ postcode: '12799' })).status).toBe(200)
  })

  test('may lack the village, as older clients send them', async () => {
    const { village: _, ...older } = input
    const { client: owner } = await t.user({ tenantId: OTHER })
    const { body } = await owner.post('/shop/shippingaddress/', older, { key: true })
    expect(body.location).toEqual({
      ...{ province: '31', city: '3174', district: '317403' },
      display: 'Mampang Prapatan, Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta',
    })
    const { body: next } = await owner.put(`/shop/shippingaddress/${body.id}/`, input)
    expect(next.location.village).toBe('3174031002')
  })

  test('are added to a database that has none of the fourth level, and only those', async () => {
    await t.make((tx) => tx.rows("delete from region where country = 'ID' and (level = 'village' or code = '31')"))
    await t.make((tx) =>
      tx.rows("insert into region (country, code, name, parent, level) values ('ID', '31', 'Jakarta', '', 'province')"),
    )
    await t.make((tx) => writeRegions(tx, 'ID'))
    const { body } = await client().get('/districts/province/')
    expect(body.results).toContainEqual({ code: '31', name: 'Jakarta', level: 'province' })
    expect((await client().get('/districts/village/?district__code=317403')).body.results).toHaveLength(5)
    expect(await t.make((tx) => addRegions(tx, 'ID'))).toBe(0)
  })

  test('stay readable in a site that moves to another country', async () => {
    const { client: owner } = await t.user({ tenantId: OTHER })
    const { body } = await owner.post('/shop/shippingaddress/', input, { key: true })
    await settle('CN')
    expect((await owner.get(`/shop/shippingaddress/${body.id}/`)).body.display).toBe(`${body.display}, Indonesia`)
    await settle('ID')
  })
})
