import { generateKeyPairSync } from 'node:crypto'
import { keyBook } from '../../server/loopback/keys'
import { wxpayNotice } from '../../server/loopback/wechat/wxpay-sign'
import { type KeyFault, type MerchantAccount, UpstreamError } from '../../server/src/ports'
import { eventually, payRequest, postForm, postJson, readNotice, startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
let account: MerchantAccount
const cny = { code: 'CNY', exponent: 2 }

beforeAll(async () => {
  vendors = await startVendors()
  account = vendors.accounts.payments.wechat
})
afterAll(() => vendors.close())
beforeEach(() => {
  vendors.received.length = 0
})

const pay = () => vendors.ports.payments.wechat

/** Opens a mini-program payment and returns what the client gets. */
async function openMini(more = {}) {
  const request = payRequest(vendors, 'wechat', more)
  const payment = await pay().open(account, request)
  if (!payment.ok || payment.ticket.kind !== 'wx') throw new Error(JSON.stringify(payment))
  return { request, params: payment.ticket.params }
}

const clientPay = (params: object, outcome: string) =>
  postJson(`${vendors.url}/loopback/wxpay/client/pay`, { ...params, outcome })

test('a mini-program payment is opened, paid by the client, and reported by notice and query', async () => {
  const { request, params } = await openMini()
  expect(await pay().query(account, request.outTradeNo, cny)).toEqual({
    state: 'pending',
    outTradeNo: request.outTradeNo,
  })
  expect(await clientPay(params, 'paid')).toEqual({ errMsg: 'requestPayment:ok' })
  expect(vendors.received).toHaveLength(1)
  const state = await readNotice(vendors, 'wechat', account, vendors.received[0]!)
  expect(state).toMatchObject({ state: 'paid', outTradeNo: request.outTradeNo, amount: 12800 })
  expect(await pay().query(account, request.outTradeNo, cny)).toEqual(state)
})

test('a jsapi payment uses the official account, and its notice and query are accepted for that account alone', async () => {
  const webAppId = vendors.accounts.wechat.appId
  const own = { ...account, webAppId }
  const request = payRequest(vendors, 'wechat', { scene: 'jsapi' })
  const payment = await pay().open(own, request)
  if (!payment.ok || payment.ticket.kind !== 'wx') throw new Error(JSON.stringify(payment))
  expect(payment.ticket.params.appId).toBe(webAppId)
  expect(await clientPay({ ...payment.ticket.params, appId: account.appId }, 'paid')).toMatchObject({
    errMsg: expect.stringMatching(/签名失败/),
  })
  expect(await clientPay(payment.ticket.params, 'paid')).toEqual({ errMsg: 'requestPayment:ok' })
  expect(await readNotice(vendors, 'wechat', own, vendors.received[0]!)).toMatchObject({
    state: 'paid',
    outTradeNo: request.outTradeNo,
  })
  expect(await pay().query(own, request.outTradeNo, cny)).toMatchObject({ state: 'paid' })
  expect(await readNotice(vendors, 'wechat', account, vendors.received[0]!)).toBeNull()
  expect((await openMini()).params.appId).toBeUndefined()
})

test('an H5 payment redirects through the cashier back to the shop', async () => {
  const request = payRequest(vendors, 'wechat', { scene: 'h5', payerId: null })
  const payment = await pay().open(account, request)
  if (!payment.ok || payment.ticket.kind !== 'redirect') throw new Error('no redirect')
  const page = await (await fetch(payment.ticket.url, { headers: { 'accept-language': 'zh-CN' } })).text()
  expect(page).toContain('128.00')
  expect(page).toContain('青石茶')
  expect(page).toContain('明前龙井 &amp; &lt;50g&gt;')
  for (const words of ['确认付款', '取消', '支付结果未知(不通知)']) expect(page).toContain(words)
  const address = new URL(payment.ticket.url)
  const answer = await postForm(`${address.origin}${address.pathname}`, {
    token: address.searchParams.get('prepay_id') ?? '',
    redirect_url: address.searchParams.get('redirect_url') ?? '',
    outcome: 'paid',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, request.returnUrl])
  expect(vendors.received).toHaveLength(1)
})

test('the cashier does not redirect to a foreign site given in an unsigned address', async () => {
  const { params } = await openMini()
  const token = params.package.replace('prepay_id=', '')
  const answer = await postForm(`${vendors.url}/loopback/wxpay/cashier`, {
    token,
    outcome: 'cancelled',
    redirect_url: 'https://evil.example/',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
})

test('the client payment rejects changed parameters', async () => {
  const { params } = await openMini()
  expect((await clientPay({ ...params, timeStamp: '1' }, 'paid')).errMsg).toMatch(/签名失败/)
  expect(await clientPay(params, 'cancelled')).toEqual({ errMsg: 'requestPayment:fail cancel' })
  expect(vendors.received).toHaveLength(0)
})

test('a payment with unknown result is paid without a notice, so that only the query reports it', async () => {
  const { request, params } = await openMini()
  await clientPay(params, 'unknown')
  expect(vendors.received).toHaveLength(0)
  expect((await pay().query(account, request.outTradeNo, cny)).state).toBe('paid')
})

test('a closed payment cannot be paid, and a paid payment cannot be closed', async () => {
  const one = await openMini()
  await pay().close(account, one.request.outTradeNo)
  expect(await pay().query(account, one.request.outTradeNo, cny)).toMatchObject({ state: 'closed' })
  expect((await clientPay(one.params, 'paid')).errMsg).toMatch(/fail/)
  const two = await openMini()
  await clientPay(two.params, 'paid')
  await expect(pay().close(account, two.request.outTradeNo)).rejects.toThrow(/ORDERPAID/)
  await pay().close(account, 'never-opened-1')
})

test('a payment cannot be paid after it expired', async () => {
  const { params } = await openMini({ expires: new Date(Date.now() + 60_000) })
  const before = vendors.time.now
  vendors.time.now = new Date(Date.now() + 61_000)
  expect((await clientPay(params, 'paid')).errMsg).toMatch(/fail/)
  vendors.time.now = before
})

test('a refund is idempotent by its number and cannot exceed the paid amount', async () => {
  const { request, params } = await openMini()
  await clientPay(params, 'paid')
  const refund = {
    outTradeNo: request.outTradeNo,
    outRefundNo: `${request.outTradeNo}R1`,
    amount: 8000,
    total: 12800,
    currency: cny,
    reason: '不想要了',
  }
  const first = await pay().refund(account, refund)
  expect(first).toMatchObject({ state: 'done' })
  expect(await pay().refund(account, refund)).toEqual(first)
  const second = await pay().refund(account, { ...refund, outRefundNo: `${request.outTradeNo}R2` })
  expect(second).toMatchObject({ state: 'refused', reason: expect.stringContaining('NOT_ENOUGH') })
})

test('a refund that is accepted is done only when its query says so', async () => {
  let status: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' | 'CLOSED' = 'PROCESSING'
  const shop = await startVendors({ dataDir: vendors.dataDir, loopback: { refundStatus: () => status } })
  const wechat = shop.ports.payments.wechat
  const request = payRequest(shop, 'wechat')
  const payment = await wechat.open(account, request)
  if (!payment.ok || payment.ticket.kind !== 'wx') throw new Error(JSON.stringify(payment))
  await postJson(`${shop.url}/loopback/wxpay/client/pay`, { ...payment.ticket.params, outcome: 'paid' })
  const refund = {
    outTradeNo: request.outTradeNo,
    outRefundNo: `${request.outTradeNo}R1`,
    amount: 8000,
    total: 12800,
    currency: cny,
    reason: '不想要了',
  }
  const { refundNo } = (await wechat.refund(account, refund)) as { refundNo: string }
  expect(await wechat.refund(account, refund)).toEqual({ state: 'processing', refundNo })
  for (status of ['ABNORMAL', 'CLOSED'] as const)
    expect(await wechat.refund(account, refund)).toEqual({ state: 'refused', reason: `refund is ${status}` })
  status = 'SUCCESS'
  expect(await wechat.refund(account, refund)).toEqual({ state: 'done', refundNo })
  await shop.close()
})

test('open returns a reason for a currency, scene, payer or order number that WeChat Pay does not accept', async () => {
  const rupiah = { code: 'IDR', exponent: 0 }
  expect(await pay().open(account, payRequest(vendors, 'wechat', { currency: rupiah }))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('CNY'),
  })
  expect(await pay().open(account, payRequest(vendors, 'wechat', { scene: 'wap' }))).toMatchObject({ ok: false })
  expect(await pay().open(account, payRequest(vendors, 'wechat', { payerId: null }))).toMatchObject({ ok: false })
  const { request } = await openMini()
  expect(await pay().open(account, { ...request, amount: 1 })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('OUT_TRADE_NO_USED'),
  })
})

describe('payment requests with wrong keys', () => {
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const open = (more: Partial<MerchantAccount>) => pay().open({ ...account, ...more }, payRequest(vendors, 'wechat'))

  test.each<[string, Partial<MerchantAccount>, RegExp, KeyFault | null]>([
    ['our private key', { privateKey: other.privateKey }, /SIGN_ERROR/, null],
    ['our serial', { serial: 'ABC' }, /SIGN_ERROR/, null],
    [
      'the vendor public key',
      { vendorPublicKey: other.publicKey },
      /EV3_RES_HEADER_SIGNATURE_DIGEST/,
      'signatureWrong',
    ],
    ['the vendor key id', { vendorPublicKeyId: 'PUB_KEY_ID_0' }, /EV3_RES_HEADER_PLATFORM_SERIAL/, 'signatureWrong'],
    ['a key that is none', { privateKey: 'nonsense' }, /cannot be read/, 'keyUnreadable'],
    ['a key that names a file', { privateKey: 'file:///etc/passwd' }, /cannot be read/, 'keyUnreadable'],
  ])('%s: the request fails without exposing a secret', async (_name, more, message, fault) => {
    const error: unknown = await open(more).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error).toHaveProperty('fault', fault)
    expect(String(error)).toMatch(message)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/PRIVATE KEY|BEGIN/)
  })
})

describe('readNotice', () => {
  async function paidNotice() {
    const { params } = await openMini()
    vendors.received.length = 0
    await clientPay(params, 'paid')
    return vendors.received[0]!
  }

  test('rejects a notice that is too old, from the future or without a signature', async () => {
    const notice = await paidNotice()
    const at = (seconds: number) => new Date(vendors.time.now.getTime() + seconds * 1000)
    expect(await readNotice(vendors, 'wechat', account, notice, at(299))).not.toBeNull()
    expect(await readNotice(vendors, 'wechat', account, notice, at(302))).toBeNull()
    expect(await readNotice(vendors, 'wechat', account, notice, at(-302))).toBeNull()
    for (const name of ['wechatpay-signature', 'wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial']) {
      expect(
        await readNotice(vendors, 'wechat', account, { ...notice, headers: { ...notice.headers, [name]: undefined } }),
      ).toBeNull()
    }
  })

  test('rejects a notice whose body, timestamp or nonce was changed', async () => {
    const notice = await paidNotice()
    expect(
      await readNotice(vendors, 'wechat', account, { ...notice, body: notice.body.replace('SUCCESS', 'success') }),
    ).toBeNull()
    for (const [name, value] of [
      ['wechatpay-timestamp', String(Number(notice.headers['wechatpay-timestamp']) + 1)],
      ['wechatpay-nonce', 'other'],
    ] as const) {
      expect(
        await readNotice(vendors, 'wechat', account, { ...notice, headers: { ...notice.headers, [name]: value } }),
      ).toBeNull()
    }
  })

  test('rejects a notice that is encrypted with another key or is for another merchant or app', async () => {
    const notice = await paidNotice()
    expect(await readNotice(vendors, 'wechat', { ...account, apiKey: 'x'.repeat(32) }, notice)).toBeNull()
    expect(await readNotice(vendors, 'wechat', { ...account, apiKey: 'short' }, notice)).toBeNull()
    expect(await readNotice(vendors, 'wechat', { ...account, merchantId: '1600000000' }, notice)).toBeNull()
    expect(await readNotice(vendors, 'wechat', { ...account, appId: 'wx0' }, notice)).toBeNull()
  })

  test('returns the amount of a genuine notice for the order to compare', async () => {
    const { request } = await openMini()
    const book = keyBook(vendors.dataDir)
    const [vendor, keys] = [await book.vendor(), await book.tenant('qingshi')]
    const trade = {
      vendor: 'wechat' as const,
      tenant: 'qingshi',
      appId: account.appId,
      merchantId: account.merchantId,
      scene: 'jsapi',
      outTradeNo: request.outTradeNo,
      tradeNo: '42',
      token: 't',
      amount: 1,
      currency: 'CNY',
      description: 'd',
      payer: 'p',
      notifyUrl: '',
      returnUrl: '',
      createdAt: 0,
      expiresAt: 0,
      state: 'paid' as const,
      paidAt: Date.now(),
      refunds: [],
      notice: { id: 'n', wanted: true, attempts: 0, acknowledged: false },
    }
    const forged = wxpayNotice(vendor.wxpay, keys, trade, vendors.time.now)
    expect(await readNotice(vendors, 'wechat', account, { path: '', ...forged })).toMatchObject({
      state: 'paid',
      amount: 1,
    })
  })
})

test('a notice is resent until it is acknowledged, and can be replayed byte for byte', async () => {
  const { request, params } = await openMini()
  const accept = vendors.answer
  vendors.answer = () => (vendors.received.length < 3 ? pay().acknowledge(false) : pay().acknowledge(true))
  await clientPay(params, 'paid')
  await eventually(() => vendors.received.length === 3)
  vendors.answer = accept
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(vendors.received).toHaveLength(3)
  expect(await postJson(`${vendors.url}/loopback/notices/replay`, { out_trade_no: request.outTradeNo })).toEqual({
    sent: true,
  })
  expect(vendors.received[3]).toMatchObject({ body: vendors.received[2]!.body })
  expect(vendors.received[3]!.headers['wechatpay-signature']).toBe(vendors.received[2]!.headers['wechatpay-signature'])
})

test.each<[string, Parameters<typeof stub>[0], RegExp]>([
  ['is silent', 'silence', /timeout/],
  ['fails', { status: 502, body: 'bad gateway' }, /status 502/],
  ['answers without a signature', { status: 200, body: '{"prepay_id":"wx1"}' }, /signature is wrong/],
  ['redirects', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }, /status 302/],
  ['limits us', { status: 429, body: '{"code":"FREQUENCY_LIMITED"}' }, /429/],
])('opening a payment fails with UpstreamError when the vendor %s', async (_name, answer, message) => {
  const other = await stub(answer)
  const shop = await startVendors({
    dataDir: vendors.dataDir,
    ports: { baseUrls: { wxpay: other.url }, timeoutMs: answer === 'silence' ? 300 : 10_000 },
  })
  const error: unknown = await shop.ports.payments.wechat
    .open(account, payRequest(shop, 'wechat'))
    .catch((reason: unknown) => reason)
  await Promise.all([shop.close(), other.close()])
  expect(error).toBeInstanceOf(UpstreamError)
  expect(String(error)).toMatch(message)
})
