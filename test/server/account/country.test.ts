import { type Country, countries } from '@storefront/contract/domain/country/country'
import { OTHER } from '../support/app'
import { startTestApp, type TestApp } from '../support/app'
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

/** Puts the second site into a country. */
async function settle(country: string): Promise<void> {
  await t.make((tx) => tx.rows('update tenant set country = $2 where tenant_id = $1', [OTHER, country]))
  t.app.directory.clear()
}

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
