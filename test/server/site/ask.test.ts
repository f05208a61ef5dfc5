import { startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ publicUrl: 'https://platform.example' })
})
afterAll(() => t.stop())
beforeEach(() => t.ports.clock.forward(10))

const replyTo = (query: string) => t.fastify.inject({ url: `/ask${query}`, headers: { host: 'localhost:3000' } })

test('a certificate may be made for the domains of sites and of the platform alone', async () => {
  const answers = [
    ['?domain=shop.test', 200],
    ['?domain=RIMBA.test', 200],
    ['?domain=shop.test.', 200],
    ['?domain=platform.example', 200],
    ['?domain=other.test', 404],
    ['?domain=a.shop.test', 404],
    ['?domain=', 404],
    ['?domain=shop.test&domain=rimba.test', 404],
    ['?domain=%00', 404],
    [`?domain=${'a'.repeat(5000)}`, 404],
    ['', 404],
  ] as const
  for (const [query, status] of answers) expect([query, (await replyTo(query)).statusCode]).toEqual([query, status])
})

test('a domain that is claimed and not proved gets none', async () => {
  await t.make((tx) =>
    tx.rows("insert into domain_claim (tenant_id, host, token, created_at) values (1, 'claimed.test', 'x', now())"),
  )
  expect((await replyTo('?domain=claimed.test')).statusCode).toBe(404)
})

test('made-up names are refused after 50 a second, and domains that were asked for lately are answered', async () => {
  expect((await replyTo('?domain=shop.test')).statusCode).toBe(200)
  const statuses = []
  for (let n = 0; n < 60; n++) statuses.push((await replyTo(`?domain=n${n}.test`)).statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(49)
  const refusal = await replyTo('?domain=rimba.test')
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '1'])
  expect((await replyTo('?domain=shop.test')).statusCode).toBe(200)
  t.ports.clock.forward(1)
  expect((await replyTo('?domain=rimba.test')).statusCode).toBe(200)
})
