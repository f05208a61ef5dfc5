import { generateKeyPairSync } from 'node:crypto'
import { demoAccounts, UpstreamError } from '../../server/src/ports'
import { alipaySubscribe } from '../../server/src/ports/alipay/subscribe'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const FIELDS = { keyword1: 'QS2605060001', keyword2: '¥256.00', keyword3: '待发货', keyword4: '2026年5月6日 12:05' }
const PAGE = 'pages/trade/order/detail?number=QS2605060001'
const app = () => vendors.accounts.alipay
const message = (more = {}) => ({
  openId: '0lin',
  template: app().subscribe_order,
  page: PAGE,
  fields: FIELDS,
  ...more,
})
const send = (more = {}, by = {}) => vendors.ports.alipayMini.sendSubscribe({ ...app(), ...by }, message(more))
const readMessages = async () =>
  (await (await fetch(`${vendors.url}/loopback/alipay/messages.json`)).json()) as { openId: string }[]
const failure = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => null,
    (reason: unknown) => reason,
  )
const foreign = () => {
  const encodings = {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  } as const
  return generateKeyPairSync('rsa', { modulusLength: 2048, ...encodings })
}

test.each([
  ['an open id', '0lin'],
  ['a user id of before there were open ids', '2088000000000001'],
])('sendSubscribe sends the keywords of the template to %s in a signed request', async (_name, openId) => {
  expect(await send({ openId })).toEqual({ state: 'sent' })
  expect((await readMessages())[0]).toMatchObject({
    openId,
    page: PAGE,
    template: app().subscribe_order,
    fields: FIELDS,
  })
})

test('the loopback page lists the messages in both languages and escapes HTML', async () => {
  await send({ openId: '<b>lin</b>' })
  const read = async (language: string) => (await fetch(`${vendors.url}/loopback/alipay/?lang=${language}`)).text()
  expect(await read('zh-cn')).toContain('小程序订阅消息')
  const page = await read('id')
  expect(page).toContain('Pesan mini-program')
  expect(page).toContain('&lt;b&gt;lin&lt;/b&gt;')
})

const { keyword4: _last, ...three } = FIELDS

test.each([
  ['the reader gave no leave', { openId: 'refuses-lin' }, 'USER_NOT_SUBSCRIBE'],
  ['the template is not ours', { template: 'other' }, 'USER_TEMPLATE_ILLEGAL'],
  ['a keyword is missing', { fields: three }, 'USER_TEMPLATE_LACK_KEYWORD'],
  ['a keyword is empty', { fields: { ...FIELDS, keyword2: '' } }, 'USER_TEMPLATE_LACK_KEYWORD'],
  ['there is a keyword too many', { fields: { ...FIELDS, keyword5: '5' } }, 'USER_TEMPLATE_LACK_KEYWORD'],
  [
    'a keyword is longer than 50 characters',
    { fields: { ...FIELDS, keyword1: 'x'.repeat(51) } },
    'USER_KEYWORD_LENGTH_ERROR',
  ],
  ['the page has more than 128 characters', { page: 'x'.repeat(129) }, 'INVALID_PARAMETER'],
])('sendSubscribe returns a permanent refusal when %s', async (_name, more, code) => {
  const before = (await readMessages()).length
  expect(await send(more)).toEqual({ state: 'refused', reason: expect.stringContaining(code) })
  expect((await readMessages()).length).toBe(before)
})

test('sendSubscribe accepts a keyword of fifty characters', async () => {
  expect(await send({ fields: { ...FIELDS, keyword1: 'x'.repeat(50) } })).toEqual({ state: 'sent' })
})

test('sendSubscribe refuses the template of another mini-program', async () => {
  const { sendSubscribe } = vendors.ports.alipayMini
  const { alipay } = await demoAccounts(vendors.dataDir, 'rimba', 'Rimba')
  expect(await sendSubscribe(alipay, message())).toMatchObject({ state: 'refused' })
  expect(await sendSubscribe(alipay, message({ template: alipay.subscribe_order }))).toEqual({ state: 'sent' })
})

test.each<[string, object, object, RegExp]>([
  ['there are too many calls', { openId: 'often-lin' }, {}, /isv\.app-call-limited/],
  ['our private key is another one', {}, { secret: foreign().privateKey }, /isv\.invalid-signature/],
  ['our private key is none', {}, { secret: 'nonsense' }, /cannot be read/],
])('sendSubscribe rejects with a retryable UpstreamError when %s', async (_name, more, by, words) => {
  const error = await failure(send(more, by))
  expect(error).toBeInstanceOf(UpstreamError)
  expect(error).toMatchObject({ undone: true, message: expect.stringMatching(words) })
})

test('alipaySubscribe uses the general vendor key for an app without its own, and sends nothing without any', async () => {
  const { vendorPublicKey, ...nameless } = app()
  const gateway = `${vendors.url}/loopback/alipay/gateway.do`
  expect(await alipaySubscribe(gateway, vendorPublicKey, 5000)(nameless, message())).toEqual({ state: 'sent' })
  const before = (await readMessages()).length
  expect(await failure(alipaySubscribe(gateway, undefined, 5000)(nameless, message()))).toMatchObject({ undone: true })
  expect((await readMessages()).length).toBe(before)
})

test('sendSubscribe returns state "unknown" when the response is missing or not signed by the vendor', async () => {
  const unsigned = '{"alipay_open_app_mini_templatemessage_send_response":{"code":"10000","msg":"Success"}}'
  for (const answer of [
    'silence',
    { status: 502, body: '' },
    { status: 200, body: 'hello' },
    { status: 200, body: unsigned },
  ] as const) {
    const other = await stub(answer)
    const sending = alipaySubscribe(other.url, undefined, answer === 'silence' ? 200 : 5000)(app(), message())
    const result = await sending.finally(other.close)
    expect(result).toEqual({ state: 'unknown', reason: expect.stringMatching(/timeout|502|invalid|not signed/) })
  }
  expect(await send({ openId: 'busy-lin' })).toEqual({
    state: 'unknown',
    reason: expect.stringContaining('isp.unknow-error'),
  })
  expect(await send({}, { vendorPublicKey: foreign().publicKey })).toEqual({
    state: 'unknown',
    reason: expect.stringContaining('signature is wrong'),
  })
})

test('alipaySubscribe rejects as not sent when the vendor is unreachable', async () => {
  const silent = await stub('silence')
  await silent.close()
  expect(await failure(alipaySubscribe(silent.url, undefined, 5000)(app(), message()))).toMatchObject({
    undone: true,
    message: 'alipay: ECONNREFUSED',
  })
})
