import { writeXlsx } from 'hucre/xlsx'
import { makeRegistrationEvent } from '../../factories/content'
import { makeForm } from '../../factories/interact'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { Client, type Loose } from '../support/client'
import { fill, stock, submission } from '../support/shopping'
import { uploadFile } from '../support/upload'

const MOBILE = '13812345678'
const NAME = '欧阳明月'
const STREET = '上河村 12 号'
const EMAIL = 'mingyue@example.com'

const lines: string[] = []
const secrets: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ logLevel: 'debug', logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => t.stop())

const expectOk = ({ status, body }: { status: number; body: Loose }): Loose => {
  expect([status, body]).toEqual([200, body])
  return body
}

/** Logs in by a code that was sent, as a new customer. */
async function logIn(): Promise<{ client: Client; id: number }> {
  const visitor = new Client(t.fastify, { headers: { 'sp-mp-aid': 'x' } })
  expectOk(await visitor.post('/base/user/verify/', { mobile: MOBILE, kind: 'm_login' }))
  const code = t.ports.sentCodes.at(-1)?.code ?? ''
  // A wrong guess is logged no more than a right one.
  await visitor.post('/base/user/login_mobile/', { mobile: MOBILE, verify_code: '000000' })
  const { token } = expectOk(await visitor.post('/base/user/login_mobile/', { mobile: MOBILE, verify_code: code }))
  secrets.push(code, token)
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from account where tenant_id = $1 and mobile = $2', [MAIN, MOBILE]),
  )
  return { client: new Client(t.fastify, { token }), id: row?.id ?? 0 }
}

async function placeOrder(client: Client, userId: number): Promise<string> {
  const address = { name: NAME, mobile: MOBILE, province: '33', city: '3301', district: '330106', address: STREET }
  const { id } = expectOk(await client.post('/shop/shippingaddress/', { ...address, is_default: true }))
  const buyer = { client, id: userId, addressId: id, mobile: MOBILE, token: '', uuid: '' }
  const total = await fill(buyer, await stock(t))
  const { number } = expectOk(
    await client.post('/shop/basket/checkout_submit/', submission(buyer, total, `${NAME} ${EMAIL}`), { key: true }),
  )
  return number
}

async function payByBalance(client: Client, userId: number, number: string): Promise<void> {
  await t.make((tx) =>
    tx.rows("insert into balance (tenant_id, user_id, kind, amount) values ($1, $2, 'fund', 100000000)", [
      MAIN,
      userId,
    ]),
  )
  expectOk(await client.post(`/shop/order/${number}/pay/`, { channel: 'fund' }, { key: true }))
}

async function register(client: Client): Promise<void> {
  const field = (title: string) => ({ type: 'string', title })
  const jsonSchema = { properties: { name: field('姓名'), email: field('邮箱') } }
  const form = await t.make((tx) => makeForm(tx, MAIN, { jsonSchema }))
  const event = await t.make((tx) => makeRegistrationEvent(tx, MAIN, { formId: form.id }))
  const data = { name: NAME, email: EMAIL }
  expectOk(await client.post(`/event/eventregistration/${event}/`, { data }, { key: true }))
}

async function importAndSearch(): Promise<void> {
  const { client } = await t.user({ perms: ['*'] })
  const rows = [
    ['商品编号', '规格编号', '商品名称', '价格'],
    ['', '', NAME, `${MOBILE} ${EMAIL}`],
  ]
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: NAME, rows }] }))
  await uploadFile(client, '/studio/spreadsheet/product/plan/', bytes, { name: `${NAME}.xlsx`, type: 'text/plain' })
  for (const search of [MOBILE, NAME, EMAIL]) await client.get(`/ops/shop/order/?search=${encodeURIComponent(search)}`)
}

test('no line of the log has a number, name, address, e-mail, code or token of login, order, payment, registration and import', async () => {
  const { client, id } = await logIn()
  const number = await placeOrder(client, id)
  await payByBalance(client, id, number)
  await register(client)
  await importAndSearch()
  await t.due.runDue(t.ports.clock.now())
  expect(lines.length).toBeGreaterThan(10)
  const personal = [MOBILE, NAME, STREET, EMAIL, ...secrets]
  for (const word of personal.flatMap((text) => [text, encodeURIComponent(text)]))
    expect([word, lines.filter((line) => line.includes(word))]).toEqual([word, []])
})

test('each answer is a line with the id of its request and the site', async () => {
  lines.splice(0)
  const reply = await t.fastify.inject({
    url: '/api/shop/product/?search=x',
    headers: { host: 'shop.test', 'x-request-id': 'from-the-proxy' },
  })
  expect(reply.headers['x-request-id']).toBe('from-the-proxy')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      reqId: 'from-the-proxy',
      tenant: 'qingshi',
      method: 'GET',
      url: '/api/shop/product/?search=***',
      status: 200,
      ms: expect.any(Number),
    }),
  )
})
