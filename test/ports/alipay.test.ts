import { createSign, generateKeyPairSync } from 'node:crypto'
import { type KeyFault, type MerchantAccount, UpstreamError } from '../../server/src/ports'
import { signContent, signRsa2 } from '../../server/loopback/alipay/sign'
import { keyBook } from '../../server/loopback/keys'
import { payRequest, postForm, postJson, readNotice, startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
let account: MerchantAccount
const cny = { code: 'CNY', exponent: 2 }

beforeAll(async () => {
  vendors = await startVendors()
  account = vendors.accounts.payments.alipay
})
afterAll(() => vendors.close())
beforeEach(() => {
  vendors.received.length = 0
})

const pay = () => vendors.ports.payments.alipay
const clientPay = (tradeNo: string, outcome: string) =>
  postJson(`${vendors.url}/loopback/alipay/client/pay`, { trade_no: tradeNo, outcome })

async function openMini(more = {}) {
  const request = payRequest(vendors, 'alipay', more)
  const payment = await pay().open(account, request)
  if (!payment.ok || payment.ticket.kind !== 'alipay') throw new Error(JSON.stringify(payment))
  return { request, tradeNo: payment.ticket.trade_no }
}

test('a mini-program payment is opened, paid by the client, and reported by notice and query', async () => {
  const { request, tradeNo } = await openMini()
  expect(await pay().query(account, request.outTradeNo, cny)).toEqual({
    state: 'pending',
    outTradeNo: request.outTradeNo,
  })
  expect(await clientPay(tradeNo, 'paid')).toMatchObject({ resultCode: '9000' })
  const state = await readNotice(vendors, 'alipay', account, vendors.received[0]!)
  expect(state).toMatchObject({ state: 'paid', outTradeNo: request.outTradeNo, tradeNo, amount: 12800 })
  expect(await pay().query(account, request.outTradeNo, cny)).toEqual(state)
  expect(pay().acknowledge(true)).toEqual({ status: 200, contentType: 'text/plain', body: 'success' })
})

test('the client payment returns 6001 when cancelled and 6004 when its result is unknown', async () => {
  const { request, tradeNo } = await openMini()
  expect(await clientPay(tradeNo, 'cancelled')).toMatchObject({ resultCode: '6001' })
  expect(await clientPay(tradeNo, 'unknown')).toMatchObject({ resultCode: '6004' })
  expect(vendors.received).toHaveLength(0)
  expect((await pay().query(account, request.outTradeNo, cny)).state).toBe('paid')
})

test('a browser payment redirects through gateway and cashier back to the shop, also in rupiah', async () => {
  const request = payRequest(vendors, 'alipay', {
    scene: 'wap',
    payerId: null,
    amount: 1250000,
    currency: { code: 'IDR', exponent: 0 },
  })
  const payment = await pay().open(account, request)
  if (!payment.ok || payment.ticket.kind !== 'redirect') throw new Error('no redirect')
  expect((await pay().query(account, request.outTradeNo, { exponent: 0 })).state).toBe('pending')
  const gateway = await fetch(payment.ticket.url, { redirect: 'manual' })
  const cashier = gateway.headers.get('location') ?? ''
  const page = await (await fetch(`${cashier}&lang=id`)).text()
  expect(page).toContain('Bayar sekarang')
  expect(page).toMatch(/Rp<\/small>1\.250\.000</)
  const token = new URL(cashier).searchParams.get('token') ?? ''
  const answer = await postForm(`${vendors.url}/loopback/alipay/cashier`, { token, outcome: 'paid' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(
    new RegExp(`^${request.returnUrl}\\?app_id=.*out_trade_no=${request.outTradeNo}`),
  )
  expect(await readNotice(vendors, 'alipay', account, vendors.received[0]!, vendors.time.now, 0)).toMatchObject({
    state: 'paid',
    amount: 1250000,
  })
})

test('the gateway rejects a redirect whose amount was changed', async () => {
  const payment = await pay().open(account, payRequest(vendors, 'alipay', { scene: 'wap' }))
  if (!payment.ok || payment.ticket.kind !== 'redirect') throw new Error('no redirect')
  const answer = await fetch(payment.ticket.url.replace('128.00', '0.01'), { redirect: 'manual' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('isv.invalid-signature')
})

test('the redirect is a path of this site when no public address is configured', async () => {
  const shop = await startVendors({ dataDir: vendors.dataDir, ports: { publicUrl: '', internalUrl: () => shop.url } })
  const payment = await shop.ports.payments.alipay.open(account, payRequest(shop, 'alipay', { scene: 'wap' }))
  await shop.close()
  expect(payment).toMatchObject({
    ok: true,
    ticket: { url: expect.stringMatching(/^\/loopback\/alipay\/gateway\.do\?/) },
  })
})

test('a closed payment cannot be paid, and a paid payment cannot be closed', async () => {
  const one = await openMini()
  await pay().close(account, one.request.outTradeNo)
  await pay().close(account, one.request.outTradeNo)
  expect(await pay().query(account, one.request.outTradeNo, cny)).toMatchObject({ state: 'closed' })
  expect(await clientPay(one.tradeNo, 'paid')).toMatchObject({ resultCode: '4000' })
  const two = await openMini()
  await clientPay(two.tradeNo, 'paid')
  await expect(pay().close(account, two.request.outTradeNo)).rejects.toThrow(/TRADE_STATUS_ERROR/)
  await pay().close(account, 'never-opened')
})

test('a refund is idempotent by its number and cannot exceed the paid amount', async () => {
  const { request, tradeNo } = await openMini()
  await clientPay(tradeNo, 'paid')
  const refund = {
    outTradeNo: request.outTradeNo,
    outRefundNo: 'R1',
    amount: 8000,
    total: 12800,
    currency: cny,
    reason: '不想要了',
  }
  expect(await pay().refund(account, refund)).toEqual({ state: 'done', refundNo: 'R1' })
  expect(await pay().refund(account, refund)).toEqual({ state: 'done', refundNo: 'R1' })
  expect(await pay().refund(account, { ...refund, outRefundNo: 'R2' })).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('REFUND_AMT'),
  })
})

describe('payment requests with wrong keys', () => {
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

  test.each<[string, Partial<MerchantAccount>, RegExp, KeyFault | null]>([
    ['our private key', { privateKey: other.privateKey }, /isv.invalid-signature/, null],
    ['our app', { appId: '2021000000000000' }, /not signed \(isv.invalid-app-id\)/, null],
    ['the vendor public key', { vendorPublicKey: other.publicKey }, /signature is wrong/, 'signatureWrong'],
    ['a key that is none', { vendorPublicKey: 'nonsense' }, /cannot be read/, 'keyUnreadable'],
  ])('%s: the request fails without exposing a secret', async (_name, more, message, fault) => {
    const error: unknown = await pay()
      .open({ ...account, ...more }, payRequest(vendors, 'alipay'))
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error).toHaveProperty('fault', fault)
    expect(String(error)).toMatch(message)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/PRIVATE KEY|BEGIN/)
  })
})

describe('readNotice', () => {
  async function paidNotice() {
    const { tradeNo } = await openMini()
    vendors.received.length = 0
    await clientPay(tradeNo, 'paid')
    return vendors.received[0]!
  }
  const change = (body: string, more: Record<string, string>) =>
    new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(body)), ...more }).toString()

  test('rejects a notice whose field, signature or signature type was changed', async () => {
    const notice = await paidNotice()
    const changes: Record<string, string>[] = [
      { total_amount: '0.01' },
      { out_trade_no: 'T1' },
      { sign: 'AAAA' },
      { sign_type: 'RSA' },
      { sign_type: 'none' },
      { extra: '1' },
    ]
    for (const more of changes) {
      expect(await readNotice(vendors, 'alipay', account, { ...notice, body: change(notice.body, more) })).toBeNull()
    }
    expect(await readNotice(vendors, 'alipay', account, { ...notice, body: '' })).toBeNull()
  })

  test('rejects a genuine notice that is signed with SHA-1', async () => {
    const notice = await paidNotice()
    const { sign: _sign, sign_type: _type, ...fields } = Object.fromEntries(new URLSearchParams(notice.body))
    const { alipay } = await keyBook(vendors.dataDir).vendor()
    const sign = createSign('RSA-SHA1').update(signContent(fields, [])).sign(alipay.privateKey, 'base64')
    expect(
      await readNotice(vendors, 'alipay', account, {
        ...notice,
        body: change(notice.body, { sign, sign_type: 'RSA' }),
      }),
    ).toBeNull()
  })

  test('rejects a notice older than the repeat period of the vendor, or from the future', async () => {
    const notice = await paidNotice()
    const at = (hours: number) => new Date(vendors.time.now.getTime() + hours * 3_600_000)
    expect(await readNotice(vendors, 'alipay', account, notice, at(25))).not.toBeNull()
    expect(await readNotice(vendors, 'alipay', account, notice, at(27))).toBeNull()
    expect(await readNotice(vendors, 'alipay', account, notice, at(-1))).toBeNull()
  })

  test('rejects a genuine notice for another app or seller', async () => {
    const notice = await paidNotice()
    expect(await readNotice(vendors, 'alipay', { ...account, appId: '2021' }, notice)).toBeNull()
    expect(await readNotice(vendors, 'alipay', { ...account, merchantId: '2088' }, notice)).toBeNull()
  })

  test('returns the amount of a genuine notice, and null for a malformed amount', async () => {
    const notice = await paidNotice()
    const { sign: _sign, sign_type: _type, ...fields } = Object.fromEntries(new URLSearchParams(notice.body))
    const vendor = await keyBook(vendors.dataDir).vendor()
    const signNotice = (more: Record<string, string>) => {
      const all: Record<string, string> = { ...fields, ...more }
      return {
        ...notice,
        body: new URLSearchParams({
          ...all,
          sign_type: 'RSA2',
          sign: signRsa2(signContent(all, []), vendor.alipay.privateKey),
        }).toString(),
      }
    }
    expect(await readNotice(vendors, 'alipay', account, signNotice({ total_amount: '0.01' }))).toMatchObject({
      state: 'paid',
      amount: 1,
    })
    expect(await readNotice(vendors, 'alipay', account, signNotice({ total_amount: '0.001' }))).toBeNull()
    expect(await readNotice(vendors, 'alipay', account, signNotice({ total_amount: '-1.00' }))).toBeNull()
    expect(await readNotice(vendors, 'alipay', account, signNotice({ trade_status: 'WAIT_BUYER_PAY' }))).toMatchObject({
      state: 'pending',
    })
  })
})

test.each<[string, Parameters<typeof stub>[0], RegExp]>([
  ['is silent', 'silence', /timeout/],
  ['fails', { status: 502, body: 'bad gateway' }, /status 502/],
  ['answers no JSON', { status: 200, body: '<html>' }, /invalid/],
  [
    'answers without a signature',
    { status: 200, body: '{"alipay_trade_create_response":{"code":"10000","trade_no":"1"}}' },
    /not signed/,
  ],
  [
    'answers with a foreign signature',
    { status: 200, body: '{"alipay_trade_create_response":{"code":"10000","trade_no":"1"},"sign":"QUJD"}' },
    /signature is wrong/,
  ],
])('opening a payment fails with UpstreamError when the vendor %s', async (_name, answer, message) => {
  const other = await stub(answer)
  const shop = await startVendors({
    dataDir: vendors.dataDir,
    ports: { baseUrls: { alipay: `${other.url}/gateway.do` }, timeoutMs: answer === 'silence' ? 300 : 10_000 },
  })
  const error: unknown = await shop.ports.payments.alipay
    .open(account, payRequest(shop, 'alipay'))
    .catch((reason: unknown) => reason)
  await Promise.all([shop.close(), other.close()])
  expect(error).toBeInstanceOf(UpstreamError)
  expect(String(error)).toMatch(message)
})
