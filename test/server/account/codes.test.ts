import { NoProviderError, UpstreamError } from '../../../server/src/core/ports.types'
import { limitsWith, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ limits: limitsWith({ smsPerIp: 12, smsPerMobile: 3, loginsPerIp: 40 }) })
})
afterAll(() => t.stop())
// A new window for each test, and any earlier code may be sent again.
beforeEach(() => t.ports.clock.forward(86_400))

const client = () => new Client(t.fastify, { headers: { 'sp-mp-aid': 'x' } })
const send = (mobile: string, kind = 'm_login') => client().post('/base/user/verify/', { mobile, kind })
const login = (mobile: string, verify_code: string) =>
  client().post('/base/user/login_mobile/', { mobile, verify_code })
const lastCode = () => t.ports.sentCodes.at(-1)?.code ?? ''

test('a code has six digits, works once and for five minutes', async () => {
  await send('13700000001')
  expect(t.ports.sentCodes.at(-1)).toEqual({
    mobile: '13700000001',
    code: expect.stringMatching(/^\d{6}$/),
    kind: 'm_login',
  })
  const code = lastCode()
  expect((await login('13700000001', code)).status).toBe(200)
  expect((await login('13700000001', code)).body.err_code).toBe('11002')
  t.ports.clock.forward(60)
  await send('13700000001')
  t.ports.clock.forward(299)
  const second = lastCode()
  expect((await login('13700000001', second)).status).toBe(200)
  t.ports.clock.forward(60)
  await send('13700000001')
  t.ports.clock.forward(300)
  expect((await login('13700000001', lastCode())).body).toEqual({ detail: '验证码错误或已过期', err_code: '11002' })
})

test('a code is invalid after five guesses', async () => {
  await send('13700000002')
  const code = lastCode()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess++) expect((await login('13700000002', wrong)).status).toBe(400)
  expect((await login('13700000002', code)).status).toBe(400)
})

test('a code is valid only for its own kind and number', async () => {
  await send('13700000003', 'm_bind')
  expect((await login('13700000003', lastCode())).status).toBe(400)
  await send('13700000003')
  expect((await login('13700000004', lastCode())).status).toBe(400)
})

test('a number gets one code per minute, also under concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send('13700000005')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  t.ports.clock.forward(40)
  const { status, body, headers } = await send('13700000006').then(() => send('13700000006'))
  // For clients that try again by themselves, and proxies.
  expect(headers['retry-after']).toBe('60')
  expect([status, body]).toEqual([429, { detail: '验证码发送太频繁，请 60 秒后再试', err_code: '11003' }])
})

test('the codes of a number are limited per day, and those of an address per ten minutes', async () => {
  for (let n = 0; n < 3; n++) {
    expect((await send('13700000007')).status).toBe(200)
    t.ports.clock.forward(61)
  }
  expect((await send('13700000007')).body.err_code).toBe('10429')
  t.ports.clock.forward(600)
  const answers = []
  for (let n = 0; n < 13; n++) answers.push((await send(String(13_600_000_000 + n))).body.err_code ?? 'ok')
  expect(answers.filter((code) => code === '10429')).toHaveLength(1)
})

describe('several sites', () => {
  const sites = ['/api', '/api-t/rimba']
  const sendAt = async (base: string, mobile: string, path = '/base/user/verify/') =>
    (await new Client(t.fastify, { base, headers: { 'sp-mp-aid': 'x' } }).post(path, { mobile, kind: 'm_login' })).body
      .err_code ?? 'ok'

  test('count the codes of a number together', async () => {
    const codes = []
    for (let n = 0; n < 5; n++) {
      codes.push(await sendAt(sites[n % 2] ?? '', '13700000077'))
      t.ports.clock.forward(61)
    }
    expect(codes).toEqual(['ok', 'ok', 'ok', '10429', '10429'])
  })

  test('count the codes of an address together', async () => {
    const codes = []
    for (let n = 0; n < 14; n++) codes.push(await sendAt(sites[n % 2] ?? '', String(13_610_000_000 + n)))
    expect(codes).toEqual([...Array<string>(12).fill('ok'), '10429', '10429'])
  })

  test('give back the count of a code that was not sent', async () => {
    for (let n = 0; n < 5; n++) {
      t.ports.breakSms(new UpstreamError('sms', 'down'))
      expect(await sendAt(sites[n % 2] ?? '', '13700000078')).toBe('10502')
    }
    t.ports.breakSms(null)
    expect(await sendAt('/api', '13700000078')).toBe('ok')
  })

  test('cannot read the counts of others', async () => {
    await expect(t.database.of(1).read((tx) => tx.rows('select 1 from platform_limit'))).rejects.toThrow(
      /permission denied/,
    )
  })
})

test('an invalid mobile number is rejected before anything is sent', async () => {
  const before = t.ports.sentCodes.length
  for (const mobile of ['1380000000', '138000000011', '1380000000a', '１３８０００００００', '']) {
    const { status, body } = await send(mobile)
    expect([status, body]).toMatchObject([
      400,
      { detail: '请输入正确的手机号', err_code: '11001', fields: { mobile: expect.stringContaining('手机号') } },
    ])
  }
  expect(t.ports.sentCodes).toHaveLength(before)
})

test('after a failed sending another code can be requested at once', async () => {
  t.ports.breakSms(new UpstreamError('sms', 'down'))
  const { status, body } = await send('13700000008')
  t.ports.breakSms(null)
  expect([status, body]).toEqual([502, { detail: '服务器开小差了，请稍候再试', err_code: '10502' }])
  expect((await send('13700000008')).status).toBe(200)
})

test('without an SMS provider a code is refused with a sentence, and the number can ask again', async () => {
  t.ports.breakSms(new NoProviderError('sms'))
  const replies = [await send('13700000018'), await send('13700000018')]
  t.ports.breakSms(null)
  for (const { status, body } of replies)
    expect([status, body]).toEqual([409, { detail: '本站尚未开通短信验证码，请使用其他方式登录', err_code: '11018' }])
})

test('a failed sending does not count against the daily limit of a number', async () => {
  t.ports.breakSms(new UpstreamError('sms', 'down'))
  for (let n = 0; n < 5; n++) expect((await send('13700000010')).status).toBe(502)
  t.ports.breakSms(null)
  for (let n = 0; n < 3; n++) {
    expect((await send('13700000010')).status).toBe(200)
    t.ports.clock.forward(60)
  }
  expect((await send('13700000010')).body.err_code).toBe('10429')
})

test('a login is rejected after too many attempts from one address', async () => {
  let last = ''
  for (let n = 0; n < 41; n++) last = (await login('13700000009', '123456')).body.err_code
  expect(last).toBe('10429')
})
