import { databaseOver } from '../../server/src/db/database'
import type { Database } from '../../server/src/core/database.types'
import { openPostgres } from '../../server/src/db/postgres'
import { type BookRule, bookRules } from '../support/books'

let database: Database
beforeAll(async () => {
  database = databaseOver(await openPostgres({ url: process.env.TEST_SEEDED_DATABASE ?? '', max: 1 }))
})
afterAll(() => database.close())

const wrong = ({ sql }: BookRule) => database.owner.read((tx) => tx.rows<{ tenant: number; which: string }>(sql))

describe('audit rules on the demo data', () => {
  test.each(bookRules.map((rule) => [rule.title, rule] as const))('finds no violation: %s', async (_title, rule) => {
    expect(await wrong(rule)).toEqual([])
  })

  test('the demo data has rows in every table that the audit rules check', async () => {
    const tables = [
      'shop_order',
      'ledger_entry',
      'payment',
      'order_return',
      'refund',
      'balance_record',
      'recharge_order',
      'withdrawal',
      'user_coupon',
    ]
    const more = [
      'coupon_verification',
      'virtual_card',
      'verification',
      'order_delivery',
      'user_membership_card',
      'back_in_stock_subscription',
      'product_comment',
    ]
    const bookings = ['resv_record', 'resv_unit', 'resv_slot', 'resv_tally', 'resv_closure']
    const posts = [
      'threaded_comment',
      'comment_like',
      'moderation_item',
      'content_report',
      'account_follow',
      'feedback_reply',
    ]
    const games = ['raffle_win', 'raffle_entrant', 'raffle_ticket', 'dist_income']
    for (const table of [...tables, ...more, ...bookings, ...posts, ...games])
      expect([table, (await database.owner.read((tx) => tx.rows(`select 1 from ${table} limit 1`))).length]).toEqual([
        table,
        1,
      ])
  })
})

describe('audit rules on corrupted data', () => {
  const breaks: readonly (readonly [what: string, sql: string])[] = [
    ['a wrong order total', 'update order_line set upit = upit + 1 where id = 1'],
    ['a payment missing from the ledger', "delete from ledger_entry where kind = 'payment' and order_id = 1"],
    ['a payment with another vendor', "update payment set vendor = 'alipay' where vendor = 'wechat'"],
    ['a refunded total that differs from the refunds', 'update refund set amount = amount - 1'],
    ['pieces returned twice', 'update order_line set returned = returned - 1 where returned > 0'],
    ['a wrong balance', "update balance set amount = amount - 1 where kind = 'fund'"],
    ['spent coins without a balance record', "delete from balance_record where reason = 'order'"],
    ['a recharge without an order', 'delete from recharge_order'],
    ['a withdrawal with another amount', 'update withdrawal set amount = amount + 1'],
    ['a coupon received too often', 'update coupon set max_per_user = 1'],
    ['a used ticket without a verification', 'delete from verification'],
    ['a parcel with a wrong quantity', 'update delivery_line set quantity = quantity + 1'],
    ['a seat that nobody holds', 'update resv_unit set taken = taken + 1'],
    ['a booking without its seat', 'delete from resv_unit'],
    ['a wrong count of a time range', 'update resv_slot set taken = 0'],
    ['a wrong count of bookings', 'update resv_tally set total = total + 1'],
    [
      'a resource of two zones',
      "update resv set time_zone = 'Europe/Berlin' where id = 2; update resv_variant set resource_id = 1",
    ],
    ['a wrong count of likes', 'update threaded_comment set like_count = like_count + 1'],
    ['a wrong count of likes of an article', 'update article set like_count = like_count + 1'],
    ['a wrong count of likes of a topic', 'delete from topic_like'],
    ['a wrong count of likes of a note', 'update note set like_count = like_count + 1'],
    ['a wrong count of answers', 'update threaded_comment set reply_count = 0'],
    ['a pending post that everybody sees', "update threaded_comment set status = 'approved'"],
    ['a report that is not counted', 'delete from content_report'],
    ['a removed account with a session', 'update account set removed_at = now()'],
    [
      'a prize that nobody won and that is gone',
      'update raffle_prize set left_count = left_count - 1 where left_count > 0',
    ],
    ['a lost ticket of a raffle', 'delete from raffle_ticket'],
    ['diamonds of a raffle that nobody paid', 'update raffle_entrant set diamonds = diamonds + 1'],
    ['income of another amount', 'update dist_income set amount = amount + 1'],
    ['a wrong sales count', 'update product set count_purchase = 0'],
  ]

  test.each(breaks)('detect %s', async (_what, sql) => {
    const violations: string[] = []
    const undone = new Error('undone')
    const rollback = database.owner.tx(async (tx) => {
      await tx.exec(sql)
      for (const rule of bookRules) if ((await tx.rows(rule.sql)).length > 0) violations.push(rule.title)
      // Nothing of it stays: the next one is tried on what was seeded.
      throw undone
    })
    await expect(rollback).rejects.toBe(undone)
    expect(violations).not.toEqual([])
  })
})
