import { endpoints, type EndpointRow } from '@storefront/contract/endpoints'
import { FRESH_LOGIN_MINUTES, NUMBER_SETTLE_HOURS } from '@storefront/contract/constants'
import { Secret, TOTP } from 'otpauth'
import { earn, makeBankCard } from '../../factories/wallet'
import { calls, sendSample } from '../support/handler-recorder'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const NOT_FRESH = '16107'
let last = 13_700_000_000
const newMobile = () => String(++last)
const lastCode = () => t.ports.sentCodes.at(-1)?.code ?? ''
const stolen = (options: { perms?: string[] } = {}) => t.user({ ...options, isFresh: false })
type Thief = Awaited<ReturnType<typeof stolen>>['client']

async function bind(client: Thief, mobile: string) {
  t.ports.clock.forward(61)
  await client.post('/base/user/verify/', { mobile, kind: 'm_bind' })
  return client.post('/base/user/bind_mobile/', { mobile, verify_code: lastCode() }, { key: true })
}
async function prove(client: Thief) {
  t.ports.clock.forward(61)
  await client.post('/base/user/fresh/code/', {})
  return client.post('/base/user/fresh/', { verify_code: lastCode() }, { key: true })
}
/** Another session of the number's user. */
async function login(mobile: string) {
  t.ports.clock.forward(61)
  const other = t.visitor({ headers: { 'sp-mp-aid': 'x' } })
  await other.post('/base/user/verify/', { mobile, kind: 'm_login' })
  const { token } = (await other.post('/base/user/login_mobile/', { mobile, verify_code: lastCode() })).body
  return new Client(t.fastify, { token })
}
async function studioOf(mobile: string) {
  const client = t.visitor()
  await client.get('/studio/me/')
  t.ports.clock.forward(61)
  await client.post('/studio/verify/', { mobile })
  const { status } = await client.post('/studio/login/', { mobile, verify_code: lastCode() })
  return { status, client }
}

/** Calls of the shop that change what a login rests on, carry data away or send money elsewhere. */
const DELICATE = [
  'POST /base/user/bind_mobile/',
  'POST /base/user/bind_phone/',
  'POST /base/userbankcard/',
  'POST /shop/withdrawal/',
  'POST /base/user/me/export/',
  'GET /base/user/me/export/{id}/file/',
  'POST /base/user/me/removal/',
]

test('the endpoint table declares the delicate calls of the shop', () => {
  const rows = Object.values(endpoints).flatMap((domain) => Object.values<EndpointRow>(domain))
  const asking = rows.filter(
    ({ fresh, path, auth }) => fresh === true && auth === 'user' && !path.startsWith('/studio/'),
  )
  expect(asking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...DELICATE].sort())
})

test.each(calls.filter(([, { fresh }]) => fresh === true))(
  '%s is refused to a session that showed nothing lately',
  async (_, row) => {
    const { client } = await stolen({ perms: ['*'] })
    expect((await sendSample(client, row)).body.err_code).toBe(NOT_FRESH)
  },
)

test('a stolen session cannot replace the number by proof of the new one alone', async () => {
  const { client, mobile } = await stolen({ perms: ['*'] })
  expect((await bind(client, newMobile())).body.err_code).toBe(NOT_FRESH)
  expect((await client.get('/base/user/me/')).body.mobile).toBe(mobile)
})

test('an e-mail address asks for the proof, a name does not', async () => {
  const { client } = await stolen()
  expect((await client.put('/base/user/me/', { name: '小满' })).status).toBe(200)
  expect((await client.put('/base/user/me/', { name: '小满', email: 'a@b.cn' })).body.err_code).toBe(NOT_FRESH)
})

test('a code to the old number opens the change for some minutes, and a lost reply is given again', async () => {
  const { client } = await stolen()
  await client.post('/base/user/fresh/code/', {})
  const proof = { verify_code: lastCode() }
  expect((await client.post('/base/user/fresh/', proof, { key: 'fresh-1' })).status).toBe(200)
  expect((await client.post('/base/user/fresh/', proof, { key: 'fresh-1' })).status).toBe(200)
  t.ports.clock.forward(FRESH_LOGIN_MINUTES * 60)
  expect((await bind(client, newMobile())).body.err_code).toBe(NOT_FRESH)
  expect((await prove(client)).status).toBe(200)
  expect((await bind(client, newMobile())).status).toBe(200)
})

test('a change ends the other sessions, keeps its own and tells the old number', async () => {
  const { client, mobile, id } = await stolen()
  const elsewhere = await login(mobile)
  expect((await elsewhere.get('/base/user/me/')).status).toBe(200)
  await prove(client)
  expect((await bind(client, newMobile())).status).toBe(200)
  expect((await elsewhere.get('/base/user/me/')).status).toBe(401)
  expect((await client.get('/base/user/me/')).status).toBe(200)
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.sentNotices.at(-1)).toMatchObject({
    mobile,
    params: ['您的账号', expect.any(String), expect.stringContaining('手机号已更换')],
  })
  const rows = await t.make((tx) => tx.rows('select old_mobile from number_change where user_id = $1', [id]))
  expect(rows).toEqual([{ old_mobile: '' }])
})

/** Everything else that a login rests on, or that sends money away, with the words of its notice. */
const changes: readonly [string, string, (user: Awaited<ReturnType<typeof stolen>>) => Promise<{ status: number }>][] =
  [
    ['an e-mail address', '邮箱已更改', ({ client }) => client.put('/base/user/me/', { email: 'new@b.cn' })],
    [
      'an e-mail address beside the same number',
      '邮箱已更改',
      async ({ client, mobile }) => {
        t.ports.clock.forward(61)
        await client.post('/base/user/verify/', { mobile, kind: 'm_bind' })
        const body = { mobile, verify_code: lastCode(), email: 'new@b.cn' }
        return client.post('/base/user/bind_mobile/', body, { key: true })
      },
    ],
    [
      'a bank card',
      '已添加银行卡',
      ({ client }) =>
        client.post(
          '/base/userbankcard/',
          { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' },
          { key: true },
        ),
    ],
    [
      'a withdrawal',
      '已申请提现',
      async ({ client, id }) => {
        const bank_card_id = await t.make(async (tx) => {
          await earn(tx, MAIN, id, 20_000)
          return makeBankCard(tx, MAIN, id)
        })
        return client.post('/shop/withdrawal/', { amount: '10.00', bank_card_id }, { key: true })
      },
    ],
    ['a WeChat login', '已绑定微信登录', ({ client }) => client.post('/base/user/login_wx/', { code: 'ok-told' })],
    [
      'the authenticator that is switched on',
      '身份验证器已开启',
      async ({ client }) => {
        const { secret } = (await client.post('/studio/totp/')).body
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
          timestamp: t.ports.clock.now().getTime(),
        })
        return client.put('/studio/totp/', { totp: code })
      },
    ],
    [
      'the authenticator that is switched off',
      '身份验证器已关闭',
      async ({ client, id }) => {
        await t.make((tx) =>
          tx.rows("insert into totp (tenant_id, user_id, secret, confirmed_at) values (1, $1, 'sealed', now())", [id]),
        )
        return client.delete('/studio/totp/')
      },
    ],
    ['the removal of the account', '已申请注销账号', ({ client }) => client.post('/base/user/me/removal/', {})],
  ]

test.each(changes)('%s ends the other sessions, keeps its own and tells the number', async (what, words, change) => {
  const user = await t.user({ perms: ['*'] })
  const elsewhere = await login(user.mobile)
  expect((await elsewhere.get('/base/user/me/')).status).toBe(200)
  await prove(user.client)
  expect((await change(user)).status).toBe(200)
  expect((await elsewhere.get('/base/user/me/')).status).toBe(401)
  const own = what.startsWith('the authenticator') ? '/studio/me/' : '/base/user/me/'
  expect((await user.client.get(own)).status).toBe(200)
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.sentNotices.at(-1)).toMatchObject({
    mobile: user.mobile,
    params: ['您的账号', expect.any(String), expect.stringContaining(words)],
  })
  expect(await t.make((tx) => tx.rows('select mobile from login_change where user_id = $1', [user.id]))).toEqual([
    { mobile: '' },
  ])
})

test('an e-mail address that stays the same ends no session and sends no notice', async () => {
  const { client, mobile } = await t.user()
  await prove(client)
  await client.put('/base/user/me/', { email: 'same@b.cn' })
  await t.due.runDue(t.ports.clock.now())
  const elsewhere = await login(mobile)
  const noticeCount = t.ports.sentNotices.length
  expect((await client.put('/base/user/me/', { email: 'same@b.cn', name: '小满' })).status).toBe(200)
  await t.due.runDue(t.ports.clock.now())
  expect([(await elsewhere.get('/base/user/me/')).status, t.ports.sentNotices.length]).toEqual([200, noticeCount])
})

test('a number is told ten times a day at most', async () => {
  const { client, mobile } = await t.user()
  await prove(client)
  for (let n = 0; n < 12; n++) await client.put('/base/user/me/', { email: `a${n}@b.cn` })
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.sentNotices.filter((notice) => notice.mobile === mobile)).toHaveLength(10)
})

test('a login to the studio by a number that was changed lately opens nothing delicate until the number has settled', async () => {
  const { client } = await stolen({ perms: ['*'] })
  await prove(client)
  const mobile = newMobile()
  expect((await bind(client, mobile)).status).toBe(200)
  const studio = await studioOf(mobile)
  expect(studio.status).toBe(200)
  expect((await studio.client.post('/studio/totp/')).body.err_code).toBe(NOT_FRESH)
  await studio.client.post('/studio/fresh/code/', {})
  expect((await studio.client.post('/studio/fresh/', { verify_code: lastCode() })).body.err_code).toBe('16115')
  t.ports.clock.forward(NUMBER_SETTLE_HOURS * 3600)
  expect((await (await studioOf(mobile)).client.post('/studio/totp/')).status).toBe(200)
})

describe('POST /studio/customer/{id}/mobile/', () => {
  const change = (client: Thief, id: number, mobile = newMobile()) =>
    client.post(`/studio/customer/${id}/mobile/`, { mobile, reason: '原号码已停用' }, { key: true })

  test('gives another number, ends the sessions, tells the old number and is recorded without the number', async () => {
    const clerk = await t.user({ perms: ['base.change_mobile'] })
    const customer = await stolen()
    const mobile = newMobile()
    expect((await change(clerk.client, customer.id, mobile)).status).toBe(200)
    expect((await customer.client.get('/base/user/me/')).status).toBe(401)
    await t.due.runDue(t.ports.clock.now())
    expect(t.ports.sentNotices.at(-1)?.mobile).toBe(customer.mobile)
    const [entry] = await t.make((tx) =>
      tx.rows<{ after: unknown }>("select after from audit_log where kind = 'mobile' order by id desc limit 1"),
    )
    expect(entry?.after).toEqual({ tail: mobile.slice(-4), reason: '原号码已停用' })
  })

  test('is refused for oneself, for staff who may do more, and for a number of another account', async () => {
    const clerk = await t.user({ perms: ['base.change_mobile'] })
    const [owner, customer] = [await t.user({ perms: ['*'] }), await t.user()]
    expect((await change(clerk.client, clerk.id)).status).toBe(403)
    expect((await change(clerk.client, owner.id)).status).toBe(403)
    expect((await change(clerk.client, customer.id, owner.mobile)).body.err_code).toBe('11009')
  })
})
