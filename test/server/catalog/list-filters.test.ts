import { type CouponState, couponState } from '@storefront/contract/domain/wallet/coupon'
import * as fc from 'fast-check'
import { minorBound } from '../../../server/src/lib/amount'
import { makeCoupon } from '../../factories/coupon'
import { makeEvent } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let client: Client
beforeAll(async () => {
  t = await startTestApp()
  client = t.visitor()
})
afterAll(() => t.stop())

const ids = async (path: string, query: string, as: Client = client): Promise<number[]> =>
  (await as.get(`${path}?limit=100&${query}`)).body.results
    .map(({ id }: Loose) => id)
    .sort((a: number, b: number) => a - b)
const fieldsOf = async (path: string, query: string) => (await client.get(`${path}?${query}`)).body.fields

describe('GET /shop/product/', () => {
  const at = '/shop/product/'
  beforeAll(() =>
    t.make(async (tx) => {
      await makeProduct(tx, MAIN, { id: 1, name: '十元杯', price: 1000 })
      await makeProduct(tx, MAIN, { id: 2, name: '特惠杯', price: 3000, promotionPrice: 1999 })
      await makeProduct(tx, MAIN, {
        id: 3,
        name: '二十元杯',
        price: 2000,
        variants: [{ inventory: 0 }, { inventory: 5, isActive: false }],
      })
      await makeProduct(tx, MAIN, {
        id: 4,
        name: '不限量',
        price: 5000,
        variants: [{ inventory: 0 }, { inventory: null }],
      })
      // A promotion that is dearer than the price is none.
      await makeProduct(tx, MAIN, { id: 5, name: '假特惠', price: 5000, promotionPrice: 6000 })
      await makeProduct(tx, OTHER, { id: 6, name: '别家的', price: 1500, promotionPrice: 1 })
    }),
  )
  test('filters by the current price, both bounds included', async () => {
    expect(await ids(at, 'price_min=20')).toEqual([3, 4, 5])
    expect(await ids(at, 'price_min=19.99&price_max=20.00')).toEqual([2, 3])
    expect(await ids(at, 'price_max=10')).toEqual([1])
    expect(await ids(at, 'price_min=999999999999.999999')).toEqual([])
  })
  test('applies a price bound finer than the minor unit exactly', async () => {
    expect(await ids(at, 'price_min=19.985&price_max=19.995')).toEqual([2])
    expect(await ids(at, 'price_min=19.991&price_max=20')).toEqual([3])
    expect(await ids(at, 'price_min=19&price_max=19.989')).toEqual([])
  })
  test('returns nothing for a range whose end is below its start', async () => {
    expect(await ids(at, 'price_min=20&price_max=10')).toEqual([])
  })
  test('filters by stock: in stock when one active variant is available', async () => {
    expect(await ids(at, 'in_stock=true')).toEqual([1, 2, 4, 5])
    expect(await ids(at, 'in_stock=false')).toEqual([3])
    const { body } = await client.get(`${at}?in_stock=false`)
    expect(body).toMatchObject({ count: 1, results: [{ is_sold_out: true }] })
  })
  test('filters by promotion: only when it lowers the price', async () => {
    expect(await ids(at, 'promotion=true')).toEqual([2])
    expect(await ids(at, 'promotion=false')).toEqual([1, 3, 4, 5])
  })
  test('combines filters, search and ordering', async () => {
    const { body } = await client.get(
      `${at}?price_max=50&in_stock=true&search=${encodeURIComponent('杯')}&ordering=-price`,
    )
    expect(body.results.map(({ id }: Loose) => id)).toEqual([2, 1])
    expect(body.count).toBe(2)
  })
  test('rejects an invalid price or boolean with its field name', async () => {
    for (const wrong of ['-1', '1,5', 'abc', '1e3', '1234567890123', '.5', '٣'])
      expect(await fieldsOf(at, `price_min=${wrong}`)).toEqual({ price_min: '格式不正确' })
    expect(await fieldsOf(at, 'price_max=%20')).toEqual({ price_max: '格式不正确' })
    expect(await fieldsOf(at, 'in_stock=perhaps')).toEqual({ in_stock: '格式不正确' })
    const { body } = await client.get(`${at}?promotion=2`, { headers: { 'accept-language': 'id' } })
    expect(body.fields).toEqual({ promotion: 'formatnya salah' })
  })
})

test('minorBound accepts exactly the same amounts as the decimal bound', () => {
  const digits = (max: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: max })
  fc.assert(
    fc.property(
      digits(7),
      fc.option(digits(6), { nil: undefined }),
      fc.integer({ min: 0, max: 4 }),
      fc.nat(999_999_999),
      (whole, fraction, exponent, price) => {
        const text = fraction === undefined ? whole : `${whole}.${fraction}`
        // In millionths, where both are whole numbers.
        const bound = BigInt(whole) * 1_000_000n + BigInt((fraction ?? '').padEnd(6, '0'))
        const amount = BigInt(price) * 10n ** BigInt(6 - exponent)
        expect(price >= minorBound(text, exponent, 'up')).toBe(amount >= bound)
        expect(price <= minorBound(text, exponent, 'down')).toBe(amount <= bound)
      },
    ),
  )
})

describe('GET /event/event/', () => {
  const at = '/event/event/'
  const now = Date.parse('2026-05-06T04:00:00Z')
  const around = (from: number, to: number) => ({ startAt: new Date(now + from), endAt: new Date(now + to) })
  beforeAll(() =>
    t.make(async (tx) => {
      await makeEvent(tx, MAIN, { id: 1, ...around(-2, -1) })
      await makeEvent(tx, MAIN, { id: 2, ...around(-1000, 0) })
      await makeEvent(tx, MAIN, { id: 3, ...around(0, 1000) })
      await makeEvent(tx, MAIN, { id: 4, ...around(1, 1000) })
      await makeEvent(tx, MAIN, { id: 5, ...around(86_400_000, 2 * 86_400_000) })
      await makeEvent(tx, OTHER, { id: 6, ...around(1, 1000) })
    }),
  )
  test('filters by phase, each event in exactly one', async () => {
    expect(await ids(at, 'phase=over')).toEqual([1])
    expect(await ids(at, 'phase=ongoing')).toEqual([2, 3])
    expect(await ids(at, 'phase=future')).toEqual([4, 5])
    expect(await fieldsOf(at, 'phase=soon')).toEqual({ phase: '不在可选范围内' })
  })
  test('combines phase with ordering, search and start dates', async () => {
    expect(await ids(at, 'phase=future&ordering=start&from=2026-05-07')).toEqual([5])
    expect(await ids(at, 'phase=future&to=2026-05-06&search=Event')).toEqual([4])
    expect(await fieldsOf(at, 'from=2026-02-30')).toEqual({ from: '格式不正确' })
  })
})

describe('GET /shop/coupon/', () => {
  const moments = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null })
  const coupon = fc.record({
    start: moments,
    end: moments,
    left: fc.option(fc.integer({ min: 0, max: 1 }), { nil: null }),
    max: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
    held: fc.integer({ min: 0, max: 2 }),
  })
  test('filters by the same state as couponState for random coupons', async () => {
    const buyer = await t.user()
    const now = Date.parse('2026-05-06T04:00:00Z')
    const day = (days: number | null) => (days === null ? null : new Date(now + days * 86_400_000))
    const [rows] = fc.sample(fc.array(coupon, { minLength: 80, maxLength: 80 }), 1)
    const expected: Partial<Record<CouponState, number[]>> = {}
    await t.make(async (tx) => {
      for (const [index, { start, end, left: leftCount, max, held: ownedCount }] of (rows ?? []).entries()) {
        const id = index + 1
        await makeCoupon(tx, MAIN, { id, startAt: day(start), endAt: day(end), leftCount, maxPerUser: max })
        for (let position = 1; position <= ownedCount; position += 1)
          await tx.rows(
            'insert into user_coupon (tenant_id, coupon_id, user_id, position, code, created_at) values ($1, $2, $3, $4, gen_random_uuid(), now())',
            [MAIN, id, buyer.id, position],
          )
        const iso = (date: Date | null) => date?.toISOString() ?? null
        const state = couponState(
          {
            start: iso(day(start)),
            end: iso(day(end)),
            is_out: leftCount === 0,
            received: ownedCount,
            max_user_applications: max,
          },
          now,
        )
        expected[state] = [...(expected[state] ?? []), id]
      }
    })
    for (const state of ['open', 'not_begun', 'taken'] as const)
      expect(await ids('/shop/coupon/', `state=${state}`, buyer.client)).toEqual(expected[state] ?? [])
    expect(await ids('/shop/coupon/', 'state=taken')).toEqual([])
    expect(await fieldsOf('/shop/coupon/', 'state=gone')).toEqual({ state: '不在可选范围内' })
  })
})
