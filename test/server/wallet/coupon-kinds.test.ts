import { couponTypes } from '@storefront/contract/domain/wallet/coupon-kinds'
import { startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('the database stores the types of coupons that the contract has, and no others', async () => {
  const check = "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'coupon_type_check'"
  const [row] = await t.make((tx) => tx.rows<{ text: string }>(check))
  const types = [...(row?.text ?? '').matchAll(/'(\w+)'::text/g)].map(([, type]) => type)
  expect(types.toSorted()).toEqual(couponTypes.toSorted())
})
