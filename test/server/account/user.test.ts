import { makeImage } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { configure } from '../support/site'
import { fill, makeBuyer, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
afterEach(() => configure(t, { mobile_bind_required: false, mobile_form: noForm }))

const unbound = () => t.user({ mobile: null })
let last = 13_500_000_000
const newMobile = () => String(++last)
type Caller = Awaited<ReturnType<typeof unbound>>['client']

async function codeFor(client: Caller, mobile: string): Promise<string> {
  await client.post('/base/user/verify/', { mobile, kind: 'm_bind' })
  return t.ports.sentCodes.at(-1)?.code ?? ''
}
const noForm = { require_name: false, require_email: false, can_skip: false, phone_button: false }
const bind = (client: Caller, body: object) => client.post('/base/user/bind_mobile/', body, { key: true })
const errorOf = async (call: Promise<{ body: { err_code?: string } }>) => (await call).body.err_code

describe('POST /base/user/bind_mobile/', () => {
  test('binds a number that can then log in, and returns pending flash messages', async () => {
    const { client, id } = await unbound()
    const mobile = newMobile()
    await t.make((tx) =>
      tx.rows(
        'insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, \'{"kind":"coupons"}\', now())',
        [id],
      ),
    )
    const { status, body } = await bind(client, { mobile, verify_code: await codeFor(client, mobile) })
    expect([status, body]).toMatchObject([
      200,
      { user: { mobile, is_mobile_bind: true, name: 'User' }, flashMessages: [{ kind: 'coupons' }] },
    ])
    await client.post('/base/user/verify/', { mobile, kind: 'm_login' })
    const login = await t
      .visitor({ headers: { 'sp-mp-aid': 'x' } })
      .post('/base/user/login_mobile/', { mobile, verify_code: t.ports.sentCodes.at(-1)?.code })
    expect(login.body.user.uuid).toBe(body.user.uuid)
  })

  test('returns the same response for the same idempotency key, although the code is used up', async () => {
    const { client } = await unbound()
    const mobile = newMobile()
    const binding = { mobile, verify_code: await codeFor(client, mobile) }
    const first = await client.post('/base/user/bind_mobile/', binding, { key: 'bind-1' })
    expect(await client.post('/base/user/bind_mobile/', binding, { key: 'bind-1' })).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(await errorOf(bind(client, binding))).toBe('11002')
  })

  test('replaces an older number', async () => {
    const { client, mobile: older } = await t.user()
    const mobile = newMobile()
    expect((await bind(client, { mobile, verify_code: await codeFor(client, mobile) })).body.user.mobile).toBe(mobile)
    const next = await unbound()
    expect((await bind(next.client, { mobile: older, verify_code: await codeFor(next.client, older) })).status).toBe(
      200,
    )
  })

  test('rejects the number of another user, and accepts it at another site', async () => {
    const { client } = await unbound()
    const { mobile } = await t.user()
    expect((await bind(client, { mobile, verify_code: await codeFor(client, mobile) })).body).toEqual({
      detail: '该手机号已绑定其他账号',
      err_code: '11009',
    })
    expect((await client.get('/base/user/me/')).body.is_mobile_bind).toBe(false)
    const there = await t.user({ tenantId: OTHER, mobile: null })
    expect((await bind(there.client, { mobile, verify_code: await codeFor(there.client, mobile) })).status).toBe(200)
  })

  test('requires the fields of the site before using up the code', async () => {
    await configure(t, { mobile_form: { ...noForm, require_name: true, require_email: true } })
    const { client } = await unbound()
    const mobile = newMobile()
    const binding = { mobile, verify_code: await codeFor(client, mobile) }
    expect(await errorOf(bind(client, { ...binding, mobile: '138' }))).toBe('11001')
    expect(await errorOf(bind(client, { ...binding, name: '  ' }))).toBe('11010')
    expect(await errorOf(bind(client, { ...binding, name: '林小满' }))).toBe('11011')
    expect(await errorOf(bind(client, { ...binding, name: '林小满', email: 'lin@nowhere' }))).toBe('11012')
    const { body } = await bind(client, { ...binding, name: ' 林小满 ', email: ' lin@example.com ' })
    expect(body.user).toMatchObject({ name: '林小满', email: 'lin@example.com', mobile })
  })

  test('counts every guess at the code, whatever idempotency key is sent', async () => {
    const { client } = await unbound()
    const mobile = newMobile()
    const code = await codeFor(client, mobile)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++)
      expect(await errorOf(bind(client, { mobile, verify_code: wrong }))).toBe('11002')
    expect(await errorOf(bind(client, { mobile, verify_code: code }))).toBe('11002')
  })

  test('is required before an order where the site demands it, unless its form can be skipped', async () => {
    const buyer = await makeBuyer(t)
    await t.make((tx) => tx.rows('update account set mobile = null where tenant_id = 1 and id = $1', [buyer.id]))
    const total = await fill(buyer, await stock(t))
    const order = () => buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })
    await configure(t, { mobile_bind_required: true })
    const { status, body } = await order()
    expect([status, body]).toEqual([403, { detail: '请先绑定手机号', err_code: '11005' }])
    const mobile = newMobile()
    await bind(buyer.client, { mobile, verify_code: await codeFor(buyer.client, mobile) })
    expect((await order()).status).toBe(200)
    await t.make((tx) => tx.rows('update account set mobile = null where tenant_id = 1 and id = $1', [buyer.id]))
    const again = await fill(buyer, await stock(t))
    await configure(t, { mobile_form: { ...noForm, can_skip: true } })
    expect(
      (await buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, again), { key: true })).status,
    ).toBe(200)
  })
})

describe('POST /base/user/bind_phone/', () => {
  const bindPhone = (client: Caller, mobile: string, more: object = {}) =>
    client.post('/base/user/bind_phone/', { vendor: 'weapp', grant: `phone-${mobile}`, ...more }, { key: true })
  beforeEach(() => configure(t, { mobile_form: { ...noForm, phone_button: true } }))

  test.each(['weapp', 'alipay'])('binds the number that %s vouches for', async (vendor) => {
    const { client } = await unbound()
    const mobile = newMobile()
    expect((await bindPhone(client, mobile, { vendor })).body).toMatchObject({
      user: { mobile, is_mobile_bind: true },
      flashMessages: [],
    })
  })

  test('rejects a grant that the vendor refuses, a foreign number and the number of another user', async () => {
    const { client } = await unbound()
    expect((await bindPhone(client, '', { grant: 'made-up' })).body).toEqual({
      detail: '没有获取到手机号，请改用短信验证码',
      err_code: '11017',
    })
    expect(await errorOf(bindPhone(client, '+85261234567'))).toBe('11001')
    expect(await errorOf(bindPhone(client, (await t.user()).mobile))).toBe('11009')
    expect((await client.get('/base/user/me/')).body.is_mobile_bind).toBe(false)
  })

  test('does not ask the vendor where the site has no such button or lacks what it requires', async () => {
    const { client } = await unbound()
    const { calls } = t.ports.wechatPhone
    await configure(t, { mobile_form: { ...noForm, phone_button: true, require_name: true } })
    expect(await errorOf(bindPhone(client, newMobile(), { name: '  ' }))).toBe('11010')
    await configure(t, { mobile_form: noForm })
    expect(await errorOf(bindPhone(client, newMobile()))).toBe('11017')
    expect(t.ports.wechatPhone.calls).toBe(calls)
  })

  test('returns the same response for the same idempotency key without asking the vendor again', async () => {
    const { client } = await unbound()
    const body = { vendor: 'weapp', grant: `phone-${newMobile()}` }
    const first = await client.post('/base/user/bind_phone/', body, { key: 'phone-1' })
    const { calls } = t.ports.wechatPhone
    expect(await client.post('/base/user/bind_phone/', body, { key: 'phone-1' })).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(t.ports.wechatPhone.calls).toBe(calls)
  })
})

describe('PUT /base/user/me/', () => {
  const change = async (client: Caller, body: object) => {
    const { status, body: reply } = await client.put('/base/user/me/', body)
    return status === 200 ? reply : reply.err_code
  }

  test('changes single fields and leaves the others unchanged', async () => {
    const { client } = await t.user()
    expect(await change(client, { name: ' 小满 ' })).toMatchObject({
      name: '小满',
      email: '',
      birthday: null,
      avatar: null,
    })
    expect(await change(client, { email: 'lin@example.com', birthday: '2026-05-06' })).toMatchObject({
      name: '小满',
      email: 'lin@example.com',
      birthday: '2026-05-06',
    })
    expect(await change(client, { email: '', birthday: null })).toMatchObject({
      name: '小满',
      email: '',
      birthday: null,
    })
    expect(await change(client, {})).toMatchObject({ name: '小满' })
    expect((await client.get('/mpage/user/pageconfig/')).body.user).toMatchObject({ name: '小满', is_follow: false })
  })

  test('rejects invalid values', async () => {
    const { client } = await t.user()
    const wrong: [object, string][] = [
      [{ name: '   ' }, '10400'],
      [{ name: '' }, '10400'],
      [{ email: 'lin' }, '11012'],
      [{ birthday: '2026-05-07' }, '10400'],
      [{ birthday: '2026-02-30' }, '10400'],
      [{ avatar: 999_999 }, '10404'],
    ]
    for (const [body, code] of wrong) expect([body, await change(client, { ...body })]).toEqual([body, code])
    expect((await client.get('/base/user/me/')).body).toMatchObject({ name: 'User', email: '', birthday: null })
  })

  test('accepts an own upload or an image of the site as avatar, and not that of another user', async () => {
    const [me, other] = [await t.user(), await t.user()]
    const own = async (userId: number | null, tenantId = MAIN) =>
      t.make(async (tx) => {
        const id = await makeImage(tx, tenantId)
        await tx.rows('update image set user_id = $3 where tenant_id = $1 and id = $2', [tenantId, id, userId])
        return id
      })
    expect(await change(me.client, { avatar: await own(me.id) })).toMatchObject({ avatar: { width: 800 } })
    expect(await change(me.client, { avatar: await own(null) })).toMatchObject({ avatar: { width: 800 } })
    expect(await change(me.client, { avatar: await own(other.id) })).toBe('10404')
  })
})

describe('GET /flashmessage/', () => {
  test('returns messages with all their fields, and removes unsafe URLs', async () => {
    const { client, id } = await t.user()
    const messages = [
      { kind: 'link', description: 'a', link: { url: 'javascript:alert(1)' } },
      { kind: 'link', link: { type: 'product', id: 1 }, img_url: 'data:text/html,x' },
      { kind: 'gamification', gamification: { diamond: { amount: 2 }, point: { amount: 3 }, charm: { amount: 4 } } },
      { kind: 'coupons', coupons: [{ id: 1, type: 'R', value: '20.00', label: '礼', end: null }] },
      { kind: 'usermcard', usermcard: { name: '卡', shop: { name: '店' }, duration_days: 365, end_date: null } },
      { kind: 'dist_grant', dist_grant: { dist_kind: 'promoter', msg: '您已成为推广员' } },
      { kind: 'wxaccount', wxaccount: { name: '号', qr_url: '/media/qr.png' } },
      { kind: 'pickupvoucher', description: '提货券', subDescription: '凭码提货' },
    ]
    for (const message of messages)
      await t.make((tx) =>
        tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, $2, now())', [
          id,
          JSON.stringify(message),
        ]),
      )
    const { body } = await client.get('/flashmessage/')
    expect(body.results).toEqual([
      { kind: 'link', description: 'a', link: { url: '' } },
      { kind: 'link', link: { type: 'product', id: 1 }, img_url: '' },
      ...messages.slice(2),
    ])
    expect((await client.get('/flashmessage/')).body.count).toBe(0)
  })
})

describe('GET /mpage/user/pageconfig/', () => {
  test('fills in defaults for settings missing from stored data', async () => {
    const { site, config } = (await t.visitor().get('/mpage/user/pageconfig/')).body
    expect(site).toMatchObject({
      contact_name: '',
      contact_wx_qrcode: '',
      powered_by: { name: '', url: '' },
      web_view_hosts: [],
    })
    const { body } = await t.visitor({ base: '/api-t/rimba' }).get('/mpage/user/pageconfig/')
    expect(body.config).toMatchObject({
      captcha_required: false,
      mobile_form: { require_name: false, require_email: false, can_skip: false },
    })
    expect(config.follow_prompt).toBe(true)
  })

  test('returns the time zone with its offsets', async () => {
    const { site } = (await t.visitor({ base: '/api-t/rimba' }).get('/mpage/user/pageconfig/')).body
    expect(site.time_zone.name).toBe('Asia/Shanghai')
    expect(site.time_zone.offsets).toEqual([{ since: expect.any(Number), minutes: 480 }])
  })

  test('returns the official account, and to each mini-program only its own message templates', async () => {
    const config = async (headers = {}) => (await t.visitor({ headers }).get('/mpage/user/pageconfig/')).body.config
    expect((await config()).wx_web).toEqual({
      app_id: 'mp-qingshi',
      authorize_url: expect.stringContaining('appid=mp-qingshi'),
    })
    expect((await config()).subscribe).toEqual({ order: [], stock: [], price: [] })
    expect((await config({ 'sp-mp-aid': 'wx-qingshi' })).subscribe).toEqual({
      order: ['tpl-order'],
      stock: ['tpl-stock'],
      price: ['tpl-price'],
    })
    expect((await config({ 'sp-mp-aid': 'ali-qingshi' })).subscribe).toEqual({
      order: ['ali-tpl-order'],
      stock: ['ali-tpl-stock'],
      price: ['ali-tpl-price'],
    })
    expect((await config({ 'sp-mp-aid': 'wx-other' })).subscribe).toEqual({ order: [], stock: [], price: [] })
    await t.make((tx) => tx.rows("delete from tenant_credential where tenant_id = 1 and kind = 'wechat'"))
    t.app.directory.clear()
    expect((await config()).wx_web).toBeNull()
  })
})
