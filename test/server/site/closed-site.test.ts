import { startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { calls, RECORDER_STATUS, recordHandlers, sendSample } from '../support/handler-recorder'
import { configure } from '../support/site'

/** Calls that a login and its prompt need; a closed site replies only to these for visitors. */
const OPEN = [
  'GET /mpage/user/pageconfig/',
  'GET /mpage/page/{key}/',
  'GET /base/user/languages/',
  'GET /base/catalogue/{language}/',
  'POST /base/user/switch_language/',
  'POST /base/user/verify/',
  'POST /base/user/login_mobile/',
  'POST /base/user/login_mini/',
  'POST /base/user/login_wx/',
  'POST /base/captcha/',
  'POST /base/captcha/{id}/verify/',
  'GET /base/jssdk/',
  'GET /flashmessage/',
  'POST /base/log/',
  'POST /base/track/',
  // Staff log in to the studio of a site that is closed to visitors.
  'POST /studio/verify/',
  'POST /studio/login/',
  'POST /studio/invitation/',
  'POST /studio/invitation/accept/',
]

const inputs = recordHandlers()
let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await configure(t, { login_required: true })
})
afterAll(() => t.stop())
beforeEach(() => inputs.splice(0))

const visitor = () => new Client(t.fastify, { headers: { 'sp-mp-aid': 'x' } })

test.each(calls)('%s is open to a visitor of a closed site only when the login needs it', async (key, row) => {
  const { status, body } = await sendSample(visitor(), row)
  expect([status, body.err_code, inputs.length]).toEqual(
    OPEN.includes(key) ? [RECORDER_STATUS, '10409', 1] : [401, '10401', 0],
  )
})

test.each(calls.filter(([, { auth }]) => auth === 'any'))('%s is open to a user of a closed site', async (_, row) => {
  const { client } = await t.user()
  expect((await sendSample(client, row)).status).toBe(RECORDER_STATUS)
})

test('an expired session is treated as a visitor', async () => {
  const { client } = await t.user({ expiresAt: new Date('2020-01-01') })
  expect((await client.get('/shop/product/')).body.err_code).toBe('10401')
})

test('other sites remain open', async () => {
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/shop/product/')).status).toBe(RECORDER_STATUS)
})
