import type { TSchema } from '@sinclair/typebox'
import { SECOND_FACTOR_DAYS } from '@storefront/contract/constants'
import { Secret, TOTP } from 'otpauth'
import { startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { calls } from '../support/handler-recorder'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** Calls of the operators that ask for no second factor, by the reason. */
const free: Readonly<Record<string, readonly string[]>> = {
  'scanning at a door or a counter waits for nothing': [
    'GET /ops/event/event/{id}/gate/',
    'GET /ops/event/event/{id}/verify/',
    'POST /ops/event/event/{id}/verify/',
    'POST /ops/event/event/{id}/scans/',
    'GET /ops/event/event/{id}/scans/',
    'GET /ops/event/event/{id}/offlinelist/',
    'POST /ops/event/event/{id}/heartbeat/',
    'GET /ops/event/event/{id}/device/',
    'GET /ops/event/event/{id}/conflicts/',
    'POST /ops/event/event/{id}/undo/',
    'POST /ops/event/event/{id}/block/',
    'POST /ops/event/event/{id}/doorlist/',
    'GET /ops/shop/eticket/{id}/verify/',
    'POST /ops/shop/eticket/{id}/verify/',
    'GET /ops/shop/eticket/verify_v2/',
    'POST /ops/shop/eticket/verify_v2/',
    'GET /ops/shop/virtualcard/{id}/',
    'GET /ops/shop/membershipcard/verify/',
    'POST /ops/shop/usercoupon/verify/',
  ],
  'figures name nobody': [
    'GET /ops/base/home/',
    'GET /ops/base/dashboard/',
    'GET /ops/base/analytics/',
    'GET /ops/base/node/',
    'GET /ops/analytics/funnel/',
    'GET /ops/form/form/',
    'GET /ops/vote/vote/',
    'GET /ops/vote/vote/{id}/',
  ],
  'publishing shows what is public, and is undone at once': [
    'GET /ops/event/event/',
    'GET /ops/event/event/{id}/',
    'POST /ops/event/event/{id}/active/',
    'GET /ops/post/article/',
    'GET /ops/post/article/{id}/',
    'POST /ops/post/article/{id}/active/',
    'GET /ops/note/note/',
    'GET /ops/note/note/{id}/',
    'POST /ops/note/note/{id}/active/',
    'GET /ops/shop/product/',
    'GET /ops/shop/product/{id}/',
    'GET /ops/shop/order/{id}/comment/',
  ],
  'posts are shown under the names that everybody reads': [
    'GET /ops/moderation/item/',
    'GET /ops/moderation/item/{id}/',
    'GET /ops/moderation/log/',
    'GET /ops/moderation/setting/',
  ],
  'settings and drafts give nobody anything': [
    'GET /ops/gamification/rule/',
    'GET /ops/gamification/level/',
    'GET /ops/distribution/rate/',
    'GET /ops/distribution/setting/',
    'GET /ops/raffle/raffle/',
    'GET /ops/raffle/raffle/{id}/',
    'POST /ops/raffle/raffle/',
    'PUT /ops/raffle/raffle/{id}/',
    'GET /ops/reservation/resv/',
    'POST /ops/reservation/resv/{id}/closure/',
    'DELETE /ops/reservation/closure/{id}/',
  ],
  'links are of the site, and codes are the own ones': [
    'GET /ops/base/sl/',
    'GET /ops/base/shortlink/',
    'GET /ops/shop/couponpackagecode/',
    'GET /ops/shop/couponpackagecode/{id}/mine/',
  ],
}

const SCANNED = ['/ops/shop/eticket/', '/ops/shop/virtualcard/']
const PERSONAL = ['mobile', 'email', 'contacts', 'id_number']

function fieldsOf({ properties = {}, items, anyOf = [], allOf = [] }: TSchema): string[] {
  const parts: TSchema[] = [...Object.values<TSchema>(properties), ...(items ? [items] : []), ...anyOf, ...allOf]
  return [...Object.keys(properties), ...parts.flatMap(fieldsOf)]
}

const ops = calls.filter(([, { path }]) => path.startsWith('/ops/'))

test('every call of the operators asks for the second factor, or has its reason', () => {
  const open = ops.filter(([, { secondFactor }]) => !secondFactor).map(([key]) => key)
  expect(open.sort()).toEqual(Object.values(free).flat().sort())
})

test('a reply with personal data asks for the second factor, but for a ticket that is scanned', () => {
  const open = ops.filter(
    ([, { path, reply, secondFactor }]) =>
      !secondFactor &&
      !SCANNED.some((start) => path.startsWith(start)) &&
      fieldsOf(reply).some((name) => PERSONAL.includes(name)),
  )
  expect(open.map(([key]) => key)).toEqual([])
})

test('calls that buyers share with operators ask for it, too', () => {
  const shared = calls.filter(
    ([, { path, secondFactor }]) => secondFactor && !path.startsWith('/ops/') && !path.startsWith('/studio/'),
  )
  expect(shared.map(([key]) => key).sort()).toEqual([
    'GET /shop/order_nodedelivery/{number}/',
    'GET /shop/order_nodedelivery/{number}/nodes/',
    'GET /shop/orderlinereturn/{number}/',
    'POST /shop/order/{number}/process/',
    'POST /shop/order_nodedelivery/{number}/delivered/',
    'POST /shop/order_nodedelivery/{number}/shipped/',
    'POST /shop/orderlinereturn/{number}/process/',
  ])
})

test('a file of many people asks for a fresh login in the shop as in the studio', () => {
  const exports = calls.filter(([key]) => /^POST (\/studio)?\/ops\/.*\/export\/$/.test(key))
  expect(exports).toHaveLength(4)
  for (const [key, { fresh }] of exports) expect([key, fresh]).toEqual([key, true])
})

test('a login to the shop by SMS shows no orders until the code of the authenticator was given', async () => {
  const { mobile, client: studio } = await t.user({ perms: ['*'] })
  const { secret } = (await studio.post('/studio/totp/')).body
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: t.ports.clock.now().getTime() + steps * 30_000,
    })
  await studio.put('/studio/totp/', { totp: code() })
  t.ports.clock.forward(120)
  const phone = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  await phone.post('/base/user/verify/', { mobile, kind: 'm_login' })
  const login = { mobile, verify_code: t.ports.sentCodes.at(-1)?.code ?? '' }
  const { token } = (await phone.post('/base/user/login_mobile/', login)).body
  const client = new Client(t.fastify, { token })
  expect((await client.get('/ops/base/home/')).status).toBe(200)
  expect((await client.get('/ops/shop/order/')).body.err_code).toBe('16107')
  expect((await client.post('/base/user/fresh/', { totp: code() }, { key: true })).status).toBe(200)
  expect((await client.get('/ops/shop/order/')).status).toBe(200)
  t.ports.clock.forward(SECOND_FACTOR_DAYS * 86_400)
  expect((await client.get('/ops/shop/order/')).body.err_code).toBe('16107')
})
