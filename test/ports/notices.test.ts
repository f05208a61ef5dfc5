import { createDecipheriv } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { toDecimal } from '@storefront/contract/domain/money'
import { demoAccounts } from '../../server/src/ports'
import { readAmount, writeAmount } from '../../server/src/ports/amount'
import { readAlipayNotice } from '../../server/src/ports/alipay/notice'
import { fromChinaTime, toChinaTime } from '../../server/src/ports/vendor-time'
import { alipayNotice } from '../../server/loopback/alipay/sign'
import { keyBook } from '../../server/loopback/keys'
import type { Trade } from '../../server/loopback/payment/trades'
import { wxpayNotice } from '../../server/loopback/wechat/wxpay-sign'
import { readWxpayNotice } from '../../server/src/ports/wxpay/notice'
import { eventually, payRequest, postJson, startVendors } from './vendors'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notices-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const tradeOf = fc.record({
  outTradeNo: fc.stringMatching(/^[A-Za-z0-9_-]{6,32}$/),
  tradeNo: fc.stringMatching(/^[0-9]{28}$/),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  description: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
  at: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000)),
})

/** Whether two forms have the same fields and signature: the last bits of a base64 text carry nothing. */
function saysTheSame(form: string, other: string): boolean {
  const [one, two] = [new URLSearchParams(form), new URLSearchParams(other)]
  const bytes = [one, two].map((fields) => Buffer.from(fields.get('sign') ?? '', 'base64'))
  for (const fields of [one, two]) fields.delete('sign')
  return one.toString() === two.toString() && bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0)) === true
}

test('a notice decrypts to the payment that was sealed, and to nothing after a byte of what is signed was changed', async () => {
  const accounts = await demoAccounts(dataDir, 'qingshi')
  const book = keyBook(dataDir)
  const [vendor, keys] = [await book.vendor(), await book.tenant('qingshi')]
  await fc.assert(
    fc.asyncProperty(
      tradeOf,
      fc.constantFrom('wechat' as const, 'alipay' as const),
      fc.nat(),
      async ({ at, ...some }, kind, place) => {
        const account = accounts.payments[kind]
        const trade: Trade = {
          ...some,
          vendor: kind,
          tenant: 'qingshi',
          appId: account.appId,
          merchantId: account.merchantId,
          scene: 'mini',
          token: 't',
          currency: 'CNY',
          payer: 'p',
          notifyUrl: '',
          returnUrl: '',
          createdAt: at.getTime(),
          expiresAt: 0,
          state: 'paid',
          paidAt: at.getTime(),
          refunds: [],
          notice: { id: 'n1', wanted: true, attempts: 0, acknowledged: false },
        }
        const { headers, body } =
          kind === 'wechat' ? wxpayNotice(vendor.wxpay, keys, trade, at) : alipayNotice(vendor.alipay, keys, trade, at)
        const read = kind === 'wechat' ? readWxpayNotice : readAlipayNotice
        const open = (text: string) => read(account, { headers, body: text, now: at, currency: { exponent: 2 } })
        expect(await open(body)).toEqual({
          state: 'paid',
          outTradeNo: trade.outTradeNo,
          tradeNo: trade.tradeNo,
          amount: trade.amount,
          paidAt: at,
        })
        const index = place % body.length
        const tampered = `${body.slice(0, index)}${body[index] === '7' ? '8' : '7'}${body.slice(index + 1)}`
        expect(await open(tampered)).toEqual(kind === 'alipay' && saysTheSame(body, tampered) ? await open(body) : null)
      },
    ),
    { numRuns: 60 },
  )
})

test('AES-256-GCM decryption matches the published test case of the specification', () => {
  // Test case 16 of the GCM specification, which the platform's cipher must meet; the notices use the same call.
  const key = Buffer.from('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308', 'hex')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from('cafebabefacedbaddecaf888', 'hex'))
  decipher
    .setAAD(Buffer.from('feedfacedeadbeeffeedfacedeadbeefabaddad2', 'hex'))
    .setAuthTag(Buffer.from('76fc6ece0f4e1768cddf8853bb2d551b', 'hex'))
  const ciphertext =
    '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662'
  expect(Buffer.concat([decipher.update(Buffer.from(ciphertext, 'hex')), decipher.final()]).toString('hex')).toBe(
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
  )
})

test('amounts survive the two-decimal format of the vendors in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 1000) }),
      fc.constantFrom(0, 1, 2, 3),
      (minor, exponent) => {
        expect(readAmount(writeAmount(minor, exponent), exponent)).toBe(minor)
        expect(readAmount(toDecimal(minor, exponent), exponent)).toBe(minor)
      },
    ),
  )
  expect(readAmount('150000.00', 0)).toBe(150000)
  expect(readAmount('150000.50', 0)).toBeNull()
  for (const text of ['', '-1', '1e3', '1,000', ' 1', '٣']) expect(readAmount(text, 2)).toBeNull()
})

test('China time converts identically in every time zone', () => {
  expect(toChinaTime(new Date('2026-01-31T23:30:00Z'))).toBe('2026-02-01 07:30:00')
  expect(fromChinaTime('2026-02-01 07:30:00')?.toISOString()).toBe('2026-01-31T23:30:00.000Z')
  expect(fromChinaTime('yesterday')).toBeNull()
})

test('keys and paid trades survive a restart, and an unacknowledged notice is sent again', async () => {
  const first = await startVendors({ dataDir })
  first.answer = () => ({ status: 503, contentType: 'text/plain', body: '' })
  const request = payRequest(first, 'alipay')
  const payment = await first.ports.payments.alipay.open(first.accounts.payments.alipay, {
    ...request,
    notifyUrl: '/notify/alipay',
  })
  if (!payment.ok || payment.ticket.kind !== 'alipay') throw new Error('not opened')
  await postJson(`${first.url}/loopback/alipay/client/pay`, { trade_no: payment.ticket.trade_no, outcome: 'paid' })
  await first.close()
  const second = await startVendors({ dataDir })
  expect(second.accounts).toEqual(first.accounts)
  expect(
    (await second.ports.payments.alipay.query(second.accounts.payments.alipay, request.outTradeNo, { exponent: 2 }))
      .state,
  ).toBe('paid')
  await eventually(() => second.received.length > 0)
  await second.close()
  expect(second.received[0]?.body).toContain(request.outTradeNo)
})

test('a notice is sent to the internal address when no public address is configured, whatever host the buyer used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inside-'))
  const shop = await startVendors({ dataDir: folder, loopback: { publicUrl: '', internalUrl: () => shop.url } })
  const request = payRequest(shop, 'alipay', { notifyUrl: 'http://elsewhere.invalid/notify/alipay' })
  const payment = await shop.ports.payments.alipay.open(shop.accounts.payments.alipay, request)
  if (!payment.ok || payment.ticket.kind !== 'alipay') throw new Error('not opened')
  await postJson(`${shop.url}/loopback/alipay/client/pay`, { trade_no: payment.ticket.trade_no, outcome: 'paid' })
  await eventually(() => shop.received.length > 0)
  await shop.close()
  await rm(folder, { recursive: true, force: true })
  expect(shop.received.map(({ path }) => path)).toEqual(['/notify/alipay'])
})

test('demoAccounts creates distinct accounts per tenant once under concurrency, in a file only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'))
  const [one, again, other] = await Promise.all([
    demoAccounts(folder, 'qingshi'),
    demoAccounts(folder, 'qingshi'),
    demoAccounts(folder, 'rimba'),
  ])
  expect(again).toEqual(one)
  expect(other.payments.wechat.merchantId).not.toBe(one.payments.wechat.merchantId)
  expect(other.payments.wechat.privateKey).not.toBe(one.payments.wechat.privateKey)
  expect(one.payments.wechat.apiKey).toHaveLength(32)
  expect((await stat(join(folder, 'loopback', 'keys.json'))).mode & 0o077).toBe(0)
  await rm(folder, { recursive: true, force: true })
})
