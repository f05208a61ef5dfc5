import { createHash } from 'node:crypto'
import { type MerchantAccount, UpstreamError } from '../../server/src/ports'
import type { PayRequest } from '../../server/src/core/ports.types'
import { noticeSignature } from '../../server/src/ports/midtrans/notice'
import { demoAccounts } from '../../server/src/ports'
import { payRequest, postForm, readNotice, startVendors, stub, type Received, type Vendors } from './vendors'

let vendors: Vendors
let account: MerchantAccount
const rupiah = { code: 'IDR', exponent: 0 }

beforeAll(async () => {
  vendors = await startVendors()
  account = vendors.accounts.payments.midtrans
})
afterAll(() => vendors.close())
beforeEach(() => {
  vendors.received.length = 0
})

const pay = () => vendors.ports.payments.midtrans
const idr = (scene: PayRequest['scene'], more: Partial<PayRequest> = {}) =>
  payRequest(vendors, 'midtrans', { scene, amount: 150_000, currency: rupiah, payerId: null, ...more })

async function open(scene: PayRequest['scene'], more: Partial<PayRequest> = {}) {
  const request = idr(scene, more)
  const payment = await pay().open(account, request)
  if (!payment.ok || payment.ticket.kind !== 'code') throw new Error(JSON.stringify(payment))
  return { request, code: payment.ticket, no: request.outTradeNo }
}

/** Pays by the page that stands for wallets and banks. */
async function buy(no: string, outcome = 'paid') {
  const page = await (await fetch(`${vendors.url}/loopback/midtrans/`)).text()
  const [, token = ''] = new RegExp(`${no}</p><a [^>]*token=(\\w+)"`).exec(page) ?? []
  return postForm(`${vendors.url}/loopback/midtrans/cashier`, { token, outcome })
}
const query = (no: string) => pay().query(account, no, rupiah)

describe('opening a payment', () => {
  test('QRIS yields the text of its code, which names the amount and ends with a valid checksum', async () => {
    const { request, code } = await open('qris')
    expect(code).toMatchObject({ qrPicture: null, appUrl: null, account: null })
    expect(code.qr).toMatch(/^000201010212.*5303360.*5406150000.*5802ID.*6304[0-9A-F]{4}$/)
    expect(Math.abs(code.expires.getTime() - request.expires.getTime())).toBeLessThan(2000)
  })

  test('GoPay yields a picture of its code and the address that opens the wallet', async () => {
    const { code } = await open('gopay')
    expect(code).toMatchObject({ qr: null, account: null })
    const picture = await fetch(code.qrPicture ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await (await fetch(code.appUrl ?? '')).text()).toContain('150.000')
  })

  test.each(['bca', 'bni', 'bri'] as const)('%s yields the number of a virtual account', async (bank) => {
    const { code } = await open(bank)
    expect(code).toMatchObject({ qr: null, account: { number: expect.stringMatching(/^\d{16,17}$/), biller: null } })
  })

  test('Mandiri yields the key of a bill and the code of its company', async () => {
    const { code } = await open('mandiri')
    expect(code.account).toEqual({ number: expect.stringMatching(/^\d{12}$/), biller: '70012' })
  })

  test('a virtual account waits as many hours as the order does', async () => {
    const expires = new Date(Math.floor(vendors.time.now.getTime() / 1000) * 1000 + 86_400_000)
    const { code, no } = await open('bca', { expires })
    expect(Math.abs(code.expires.getTime() - expires.getTime())).toBeLessThan(2000)
    const now = vendors.time.now
    vendors.time.now = new Date(expires.getTime() - 60_000)
    expect((await query(no)).state).toBe('pending')
    vendors.time.now = new Date(expires.getTime() + 60_000)
    expect((await query(no)).state).toBe('closed')
    vendors.time.now = now
  })

  test.each([
    ['another currency', { currency: { code: 'CNY', exponent: 2 } }],
    ['an amount that is not whole', { amount: 150_050, currency: { code: 'IDR', exponent: 2 } }],
    ['a scene of another vendor', { scene: 'h5' as const }],
  ])('%s is refused before anything is sent', async (_name, more) => {
    expect(await pay().open(account, { ...idr('qris'), ...more })).toMatchObject({ ok: false })
  })

  test('a number that was used is refused in the words of the vendor', async () => {
    const { request } = await open('qris')
    expect(await pay().open(account, request)).toEqual({ ok: false, reason: expect.stringMatching(/Duplicate.*406/) })
  })
})

describe('a paid payment', () => {
  test.each(['qris', 'gopay', 'bca', 'mandiri'] as const)('%s is reported by notice and query', async (scene) => {
    const { no } = await open(scene)
    expect(await query(no)).toEqual({ state: 'pending', outTradeNo: no })
    await buy(no)
    const state = await readNotice(vendors, 'midtrans', account, vendors.received[0]!, vendors.time.now, 0)
    expect(state).toMatchObject({ state: 'paid', outTradeNo: no, amount: 150_000 })
    expect(await query(no)).toEqual(state)
  })

  test('a notice that was lost is made up for by a query', async () => {
    const { no } = await open('bni')
    await buy(no, 'unknown')
    expect(vendors.received).toHaveLength(0)
    expect(await query(no)).toMatchObject({ state: 'paid', amount: 150_000 })
  })

  test('it cannot be closed; one that waits can, twice, and is not paid then', async () => {
    const one = await open('bca')
    await buy(one.no)
    await expect(pay().close(account, one.no)).rejects.toThrow(/412/)
    const two = await open('bca')
    await pay().close(account, two.no)
    await pay().close(account, two.no)
    expect((await query(two.no)).state).toBe('closed')
    await pay().close(account, 'never-opened')
  })
})

describe('a refund', () => {
  const refundOf = (no: string, amount: number, outRefundNo = 'R1') => ({
    outTradeNo: no,
    outRefundNo: `${outRefundNo}${no}`,
    amount,
    total: 150_000,
    currency: rupiah,
    reason: 'Batal',
  })

  test.each(['qris', 'gopay'] as const)(
    '%s gives back in parts, each once, and never more than was paid',
    async (scene) => {
      const { no } = await open(scene)
      await buy(no)
      for (let n = 0; n < 2; n++)
        expect(await pay().refund(account, refundOf(no, 50_000))).toEqual({ state: 'done', refundNo: `R1${no}` })
      expect(await pay().refund(account, refundOf(no, 150_000, 'R2'))).toMatchObject({ state: 'refused' })
      expect(await pay().refund(account, refundOf(no, 100_000, 'R3'))).toMatchObject({ state: 'done' })
      expect(await query(no)).toMatchObject({ state: 'paid', amount: 150_000 })
    },
  )

  test('a virtual account gives nothing back, and neither does a payment that was never made', async () => {
    const { no } = await open('bri')
    await buy(no)
    expect(await pay().refund(account, refundOf(no, 150_000))).toEqual({
      state: 'refused',
      reason: expect.stringContaining('412'),
    })
    expect(await pay().refund(account, refundOf('never-opened', 1))).toMatchObject({ state: 'refused' })
  })
})

describe('a forged notice', () => {
  let genuine: Received
  let other: MerchantAccount
  let fields: Record<string, unknown>
  let pendingNo: string
  beforeAll(async () => {
    const { no } = await open('qris')
    vendors.received.length = 0
    await buy(no)
    genuine = vendors.received[0]!
    fields = JSON.parse(genuine.body)
    pendingNo = (await open('bca')).no
    other = (await demoAccounts(vendors.dataDir, 'rimba')).payments.midtrans
  })
  const read = (body: string, of = account) =>
    readNotice(vendors, 'midtrans', of, { ...genuine, body }, vendors.time.now, 0)
  const signNotice = (more: Record<string, unknown>, key = account.apiKey) => {
    const all = { ...fields, ...more }
    return {
      ...all,
      signature_key: noticeSignature(String(all.order_id), String(all.status_code), String(all.gross_amount), key),
    }
  }

  test('is told from the genuine one', async () => {
    expect(await read(genuine.body)).toMatchObject({ state: 'paid', amount: 150_000 })
    expect(fields.signature_key).toBe(
      createHash('sha512')
        .update(`${String(fields.order_id)}200150000.00${account.apiKey}`)
        .digest('hex'),
    )
  })

  test.each<[string, () => Record<string, unknown>]>([
    ['another amount', () => ({ gross_amount: '1.00' })],
    ['an amount without decimals', () => ({ gross_amount: '150000' })],
    ['an amount with a blank', () => ({ gross_amount: '150000.00 ' })],
    ['an amount that is a number', () => ({ gross_amount: 150_000 })],
    ['an amount of letters', () => ({ gross_amount: 'all' })],
    ['a negative amount', () => ({ gross_amount: '-150000.00' })],
    ['no amount', () => ({ gross_amount: undefined })],
    ['an empty amount', () => ({ gross_amount: '' })],
    ['another order', () => ({ order_id: pendingNo })],
    ['an order that is not there', () => ({ order_id: 'nobody' })],
    ['no order', () => ({ order_id: undefined })],
    ['an order that is a list', () => ({ order_id: [fields.order_id] })],
    ['an order that is a number', () => ({ order_id: 7 })],
    ['another status code', () => ({ status_code: '201' })],
    ['a status code that is a number', () => ({ status_code: 200 })],
    ['no status code', () => ({ status_code: undefined })],
    ['no signature', () => ({ signature_key: undefined })],
    ['an empty signature', () => ({ signature_key: '' })],
    ['a short signature', () => ({ signature_key: String(fields.signature_key).slice(0, 64) })],
    ['a long signature', () => ({ signature_key: `${String(fields.signature_key)}00` })],
    ['a signature of zeros', () => ({ signature_key: '0'.repeat(128) })],
    ['a signature that is a list', () => ({ signature_key: [fields.signature_key] })],
    ['a signature without the key', () => signNotice({}, '')],
    ['a signature by another shop’s key', () => signNotice({}, other.apiKey)],
    ['a signature by a guessed key', () => signNotice({}, 'SB-Mid-server-guess')],
    ['the signature of another amount', () => ({ ...signNotice({ gross_amount: '1.00' }), gross_amount: '150000.00' })],
    ['the signature of another order', () => ({ ...signNotice({ order_id: 'other' }), order_id: fields.order_id })],
    [
      'parts of the signature moved from one field to the next',
      () => ({
        order_id: `${String(fields.order_id)}2`,
        status_code: '00',
      }),
    ],
    ['another merchant', () => signNotice({ merchant_id: 'G000000000' })],
    ['no known transaction, signed rightly', () => signNotice({ order_id: 'nobody-signed' })],
  ])('with %s pays nothing', async (_name, more) => {
    const state = await read(JSON.stringify({ ...fields, ...more() }))
    expect(state === null || state.state === 'pending').toBe(true)
  })

  test.each(['', '{', '[]', 'null', '"settlement"', 'order_id=1&status_code=200'])(
    'that is %p pays nothing',
    async (body) => {
      expect(await read(body)).toBeNull()
    },
  )

  test('of another shop is refused, and so is one to a shop without a key', async () => {
    expect(await read(genuine.body, other)).toBeNull()
    expect(await read(JSON.stringify(signNotice({}, '')), { ...account, apiKey: '' })).toBeNull()
  })

  test('does not make a waiting payment paid by a state that its signature does not cover', async () => {
    const claim = signNotice({ order_id: pendingNo, status_code: '201', transaction_status: 'settlement' })
    expect(await read(JSON.stringify(claim))).toEqual({ state: 'pending', outTradeNo: pendingNo })
  })

  test('with another amount than the vendor has is read by the amount of the vendor', async () => {
    expect(await read(JSON.stringify(signNotice({ gross_amount: '1.00' })))).toMatchObject({ amount: 150_000 })
  })

  test('is not believed when the vendor cannot be asked, so that it comes again', async () => {
    const down = await stub({ status: 503, body: '{}' })
    const shop = await startVendors({ dataDir: vendors.dataDir, ports: { baseUrls: { midtrans: down.url } } })
    expect(await readNotice(shop, 'midtrans', account, genuine, vendors.time.now, 0)).toBeNull()
    await Promise.all([shop.close(), down.close()])
  })
})

describe('states of the vendor', () => {
  const stateOf = async (reply: Record<string, unknown>) => {
    const answer = {
      status_code: '200',
      order_id: 'T1',
      merchant_id: account.merchantId,
      gross_amount: '10000.00',
      currency: 'IDR',
      transaction_id: 'X1',
      transaction_time: '2026-05-06 11:00:00',
      ...reply,
    }
    const server = await stub({ status: 200, body: JSON.stringify(answer) })
    const shop = await startVendors({ dataDir: vendors.dataDir, ports: { baseUrls: { midtrans: server.url } } })
    try {
      return await shop.ports.payments.midtrans.query(account, 'T1', rupiah)
    } finally {
      await Promise.all([shop.close(), server.close()])
    }
  }

  test.each([
    ['pending', {}, 'pending'],
    ['authorize', {}, 'pending'],
    ['settlement', {}, 'paid'],
    ['capture', { fraud_status: 'accept' }, 'paid'],
    ['capture', { fraud_status: 'challenge' }, 'pending'],
    ['deny', {}, 'closed'],
    ['cancel', {}, 'closed'],
    ['expire', { status_code: '407' }, 'closed'],
    ['failure', {}, 'closed'],
    ['refund', {}, 'paid'],
    ['partial_refund', {}, 'paid'],
  ])('%s %p counts as %s', async (status, more, expected) => {
    expect((await stateOf({ transaction_status: status, ...more })).state).toBe(expected)
  })

  test('times of the vendor are those of Jakarta, and amounts are whole rupiah', async () => {
    expect(await stateOf({ transaction_status: 'settlement', settlement_time: '2026-05-06 12:00:00' })).toEqual({
      state: 'paid',
      outTradeNo: 'T1',
      tradeNo: 'X1',
      amount: 10_000,
      paidAt: new Date('2026-05-06T05:00:00Z'),
    })
  })

  test.each([
    ['another merchant', { merchant_id: 'G1' }],
    ['another currency', { currency: 'USD' }],
    ['another order', { order_id: 'T2' }],
    ['part of a rupiah', { gross_amount: '10000.50' }],
    ['no transaction', { transaction_id: undefined }],
    ['a state that nobody knows', { transaction_status: 'perhaps' }],
    ['no access', { status_code: '401' }],
    ['too many calls', { status_code: '429' }],
    ['a failure', { status_code: '500' }],
  ])('a reply about %s is no answer', async (_name, more) => {
    await expect(stateOf({ transaction_status: 'settlement', ...more })).rejects.toBeInstanceOf(UpstreamError)
  })
})

test.each<[string, Parameters<typeof stub>[0], RegExp]>([
  ['is silent', 'silence', /timeout/],
  ['fails', { status: 502, body: 'bad gateway' }, /status 502/],
  ['answers no JSON', { status: 200, body: '<html>' }, /no JSON/],
  [
    'names no code',
    { status: 200, body: '{"status_code":"201","order_id":"T1","transaction_status":"pending"}' },
    /no payment/,
  ],
])('opening a payment fails with UpstreamError when the vendor %s', async (_name, answer, message) => {
  const server = await stub(answer)
  const shop = await startVendors({
    dataDir: vendors.dataDir,
    ports: { baseUrls: { midtrans: server.url }, timeoutMs: answer === 'silence' ? 300 : 10_000 },
  })
  const error: unknown = await shop.ports.payments.midtrans
    .open(account, { ...idr('qris'), outTradeNo: 'T1' })
    .catch((reason: unknown) => reason)
  await Promise.all([shop.close(), server.close()])
  expect(error).toBeInstanceOf(UpstreamError)
  expect(String(error)).toMatch(message)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(account.apiKey)
})

test('a wrong server key fails without exposing it', async () => {
  const error: unknown = await pay()
    .open({ ...account, apiKey: 'SB-Mid-server-wrong' }, idr('qris'))
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UpstreamError)
  expect(String(error)).toMatch(/401/)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wrong')
})

test('the account of the test environment is asked there, and the other one at the real address', async () => {
  const paths: string[] = []
  const server = await stub({ status: 200, body: '{"status_code":"404"}' })
  const { midtransPayment } = await import('../../server/src/ports/midtrans/payment')
  const at = (name: string) => () => {
    paths.push(name)
    return server.url
  }
  const port = midtransPayment({ production: at('production'), sandbox: at('sandbox') }, 1000, () => new Date())
  for (const isSandbox of [true, false]) await port.query({ ...account, isSandbox }, 'T1', rupiah)
  await server.close()
  expect(paths).toEqual(['sandbox', 'production'])
})
