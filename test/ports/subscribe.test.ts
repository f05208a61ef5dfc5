import { UpstreamError } from '../../server/src/ports'
import { wechatWeb } from '../../server/src/ports/wechat/web'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
let token: string
beforeAll(async () => {
  vendors = await startVendors()
  token = (await vendors.ports.wechatWeb.accessToken(vendors.accounts.weapp)).value
})
afterAll(() => vendors.close())

const FIELDS = { character_string1: 'QS2605060001', amount2: '¥256.00', phrase3: '待发货', date4: '2026年5月6日 12:05' }
const PAGE = 'pages/trade/order/detail?number=QS2605060001'
const message = (more = {}) => ({
  openId: 'o-lin',
  template: vendors.accounts.weapp.subscribe_order,
  page: PAGE,
  fields: FIELDS,
  ...more,
})
const send = (more = {}, by = token) => vendors.ports.wechatWeb.sendSubscribe(by, message(more))
const readMessages = async () =>
  (await (await fetch(`${vendors.url}/loopback/wechat/messages.json`)).json()) as { openId: string }[]

test('sendSubscribe sends the fields of the template to its reader', async () => {
  expect(await send()).toEqual({ state: 'sent' })
  expect((await readMessages())[0]).toMatchObject({ openId: 'o-lin', page: PAGE, fields: FIELDS })
})

test('the loopback page lists the messages in both languages and escapes HTML', async () => {
  await send({ openId: '<b>lin</b>' })
  const read = async (language: string) => (await fetch(`${vendors.url}/loopback/wechat/?lang=${language}`)).text()
  expect(await read('zh-cn')).toContain('小程序订阅消息')
  const page = await read('id')
  expect(page).toContain('Pesan mini-program')
  expect(page).toContain('&lt;b&gt;lin&lt;/b&gt;')
})

test.each([
  ['the reader gave no leave', { openId: 'refuses-lin' }, '43101'],
  ['the template is not ours', { template: 'other' }, '40037'],
  ['a field is missing', { fields: { ...FIELDS, amount2: '' } }, '47003'],
  ['a status is not Chinese', { fields: { ...FIELDS, phrase3: 'dikirim' } }, '47003'],
])('sendSubscribe returns a permanent refusal when %s', async (_name, more, code) => {
  const before = (await readMessages()).length
  expect(await send(more)).toEqual({ state: 'refused', reason: expect.stringContaining(code) })
  expect((await readMessages()).length).toBe(before)
})

test('the stock template takes its own fields, with a name of at most twenty characters', async () => {
  const fields = { thing1: '桂花红茶', amount2: '¥69.00', date3: '2026年5月6日 12:05', thing4: '数量有限，请尽快购买' }
  const template = vendors.accounts.weapp.subscribe_stock
  expect(await send({ template, fields })).toEqual({ state: 'sent' })
  expect(await send({ template, fields: { ...fields, thing1: '茶'.repeat(21) } })).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('47003'),
  })
  expect(await send({ template })).toMatchObject({ state: 'refused' })
})

test('sendSubscribe returns "stale" for a token that is not the latest', async () => {
  expect(await send({}, 'invented')).toBe('stale')
})

test.each(['busy-lin', 'often-lin'])(
  '%s: sendSubscribe rejects with a retryable error and sends nothing',
  async (openId) => {
    const error: unknown = await send({ openId }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error).toMatchObject({ undone: true })
  },
)

test('sendSubscribe returns state "unknown" when the response is missing or invalid', async () => {
  for (const answer of ['silence', { status: 502, body: '' }, { status: 200, body: 'hello' }] as const) {
    const other = await stub(answer)
    const result = await wechatWeb(other.url, other.url, answer === 'silence' ? 200 : 5000).sendSubscribe(
      token,
      message(),
    )
    await other.close()
    expect(result).toEqual({ state: 'unknown', reason: expect.stringMatching(/timeout|502|no JSON/) })
  }
})

test('sendSubscribe rejects as not sent when the vendor is unreachable', async () => {
  const silent = await stub('silence')
  await silent.close()
  await expect(wechatWeb(silent.url, silent.url, 5000).sendSubscribe(token, message())).rejects.toMatchObject({
    undone: true,
  })
})
