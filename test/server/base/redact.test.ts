import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { makeBuyer } from '../support/shopping'

const lines: string[] = []
let t: TestApp
let client: Client
beforeAll(async () => {
  t = await startTestApp({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })
  client = (await makeBuyer(t)).client
})
afterAll(() => t.stop())
beforeEach(() => lines.splice(0))

const address = {
  name: 'Budi Santoso',
  mobile: '13812345678',
  province: '33',
  city: '3301',
  district: '330106',
  address: '上河村 12 号 Jalan Melati',
  is_default: true,
}
const PERSONAL = [
  'Budi',
  '13812345678',
  '上河村',
  'Melati',
  'he@example.com',
  'sk-4f9a8b7c6d5e4f3a2b1c0d9e',
  '6225880123456783',
]
/** The one line of an unexpected error, or of an expected one that is logged, as text and as what it says. */
function errorLine(message = 'unexpected') {
  const errors = lines.filter((line) => line.includes(`"${message}"`))
  expect(errors).toHaveLength(1)
  return { text: errors[0] ?? '', logLine: JSON.parse(errors[0] ?? '{}') }
}
const expectBare = () => {
  for (const word of PERSONAL) expect([word, lines.filter((line) => line.includes(word))]).toEqual([word, []])
}

test('a database error is logged with its names, without row values', async () => {
  await t.make((tx) =>
    tx.exec(`create function refuse() returns trigger language plpgsql as $f$ begin
      raise exception 'no "%" of %', new.name, new.mobile using errcode = 'P0001', detail = row_to_json(new)::text; end $f$;
    create trigger refuse before insert on shipping_address for each row execute function refuse()`),
  )
  const { status } = await client.post('/shop/shippingaddress/', address)
  await t.make((tx) => tx.exec('drop trigger refuse on shipping_address; drop function refuse()'))
  expect(status).toBe(500)
  const { logLine } = errorLine()
  expect(logLine.err).toMatchObject({ code: 'P0001', stack: expect.stringContaining('at ') })
  expectBare()
})

test('a unique violation is refused and logged with its constraint, without the row in its detail', async () => {
  await t.make((tx) => tx.exec('create unique index only_once on shipping_address (mobile)'))
  await client.post('/shop/shippingaddress/', address)
  const { status } = await client.post('/shop/shippingaddress/', { ...address, name: 'Budi Lain' })
  await t.make((tx) => tx.exec('drop index only_once'))
  expect(status).toBe(400)
  const { logLine } = errorLine('expected trouble')
  expect(logLine.level).toBe(40)
  expect(logLine.err).toMatchObject({ code: '23505', constraint: 'only_once', table: 'shipping_address' })
  expectBare()
})

test('an error that repeats request data in its message or cause is logged without it', async () => {
  const cause = new Error('vendor said: token sk-4f9a8b7c6d5e4f3a2b1c0d9e for he@example.com')
  const failure = Object.assign(
    new Error(`cannot save ${address.name} (${address.address}) ${address.mobile}`, { cause }),
    { body: address },
  )
  const use = jest.spyOn(t.database.driver, 'use').mockRejectedValue(failure)
  const { status } = await client.post('/shop/shippingaddress/', address)
  use.mockRestore()
  expect([status, errorLine().logLine.err.cause.message]).toEqual([500, 'vendor said: token *** for ***'])
  expectBare()
})

test('the request log contains the query parameter names without their values', async () => {
  await client.get('/shop/product/?search=13812345678&limit=2')
  expect(lines.join('')).toContain('/api/shop/product/?search=***&limit=***')
  expectBare()
})

test('client errors are logged without numbers, emails and query values', async () => {
  const entry = {
    code: 20009,
    message: 'failed for 13812345678, he@example.com, card 6225 8801 2345 6783',
    page: '/order/?mobile=13812345678',
  }
  await client.post('/base/log/', { entries: [entry] })
  const [report] = lines.filter((line) => line.includes('client error')).map((line) => JSON.parse(line).client)
  expect(report).toEqual({ code: 20009, message: 'failed for ***, ***, card ***', page: '/order/?mobile=***' })
  expectBare()
})

test('an error logged without a message of its own is redacted', () => {
  t.fastify.log.error(new Error('no place for Budi at he@example.com'))
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    msg: 'an error',
    err: { message: 'no place for Budi at ***' },
  })
})
