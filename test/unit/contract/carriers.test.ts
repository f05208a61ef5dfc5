import {
  carrierOf,
  carrierOfNumber,
  carriers,
  carriersOf,
  judgeTrackingNo,
  normalizeTrackingNo,
  trackingPage,
} from '@storefront/contract/domain/orders/carriers'
import { planShipments } from '@storefront/contract/domain/spreadsheet/shipment'
import fc from 'fast-check'

test.each(carriers.map((row) => [row.code, row] as const))(
  '%s is found by its own name and code of tracking',
  (_, row) => {
    expect(carrierOf(` ${row.name} `, row.country)).toBe(row)
    expect(row.tracking ?? row.page).toMatch(/^(?:[a-z]+|https:\/\/\S+)$/)
  },
)

test.each([
  ['SF1234567890123', '顺丰速运'],
  ['YT1234567890123', '圆通速递'],
  ['JT1234567890123', '极兔速递'],
  ['JDVA00000000001', '京东物流'],
  ['78000000000001', undefined],
])('the carrier of %s is %p', (number, name) => {
  expect(carrierOfNumber(number, 'CN')?.name).toBe(name)
})

test('a number is judged by its carrier, and one of another carrier is unusual, not wrong', () => {
  expect(judgeTrackingNo('顺丰', normalizeTrackingNo(' sf 123 4567 890123 '), 'CN')).toBe('fine')
  expect(judgeTrackingNo('顺丰', 'YT1234567890123', 'CN')).toBe('unusual')
  expect(judgeTrackingNo('同城跑腿', 'YT1234567890123', 'CN')).toBe('fine')
  for (const text of ['', '12345', '运单号1234', 'SF 12345678'])
    expect(judgeTrackingNo('顺丰', text, 'CN')).toBe('wrong')
})

test('a plan of parcel numbers has a step for each updated row, each order once', () => {
  const order = (id: number) => ({
    ...{ id, order_number: `D${id}`, recipient: '林小满', recipient_mobile: '13800000001' },
    ...{ recipient_address: '杭州', order_goods: '' },
  })
  const orders = new Map([1, 2, 3].map((id) => [`D${id}`, order(id)]))
  const cell = fc.constantFrom('', 'D1', 'd2', 'D3', 'D9', '顺丰', 'SF1234567890123', '78000000000001', '?')
  const row = fc.record({ order_number: cell, carrier: cell, tracking_no: cell })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (cells) => {
      const { rows, steps } = planShipments(
        cells.map((one, n) => ({ row: n + 2, cells: one })),
        orders,
        'CN',
      )
      expect(rows.map(({ row: at }) => at)).toEqual(cells.map((_, n) => n + 2))
      expect(steps.map(({ row: at }) => at)).toEqual(
        rows.filter(({ action }) => action === 'update').map(({ row: at }) => at),
      )
      expect(new Set(steps.map(({ order: id }) => id)).size).toBe(steps.length)
      for (const { carrier, tracking_no } of steps) {
        expect(carrier).not.toBe('')
        expect(judgeTrackingNo(carrier, tracking_no, 'CN')).not.toBe('wrong')
      }
    }),
  )
})

test('a parcel holds orders of one address, and its number is refused for those of another', () => {
  const order = (id: number, address: string) => ({
    ...{ id, order_number: `D${id}`, recipient: '林小满', recipient_mobile: '13800000001' },
    ...{ recipient_address: address, order_goods: '盖碗 ×1' },
  })
  const orders = [order(1, '青石路 1 号'), order(2, '青石路 1 号'), order(3, '桂花巷 2 号')]
  const { rows } = planShipments(
    orders.map(({ order_number }, n) => ({ row: n + 2, cells: { order_number, tracking_no: 'SF1234567890123' } })),
    new Map(orders.map((one) => [one.order_number, one])),
    'CN',
  )
  expect(rows.map(({ action }) => action)).toEqual(['update', 'update', 'error'])
  expect(rows[2]?.problems).toMatchObject([{ column: 'tracking_no', reason: 'taken' }])
})

test.each([
  ['JX1234567890', 'J&T Express', 'fine'],
  ['001234567890', 'SiCepat', 'fine'],
  ['10001234567890', 'AnterAja', 'fine'],
  ['P1234567890123', 'POS Indonesia', 'fine'],
  ['0123456789012345', 'JNE', 'fine'],
  ['SF1234567890123', 'SiCepat', 'unusual'],
  ['no number', 'JNE', 'wrong'],
])('in Indonesia %s by %s is %s', (number, name, judgement) => {
  expect(judgeTrackingNo(name, number, 'ID')).toBe(judgement)
  if (judgement === 'fine' && name !== 'JNE') expect(carrierOfNumber(number, 'ID')?.name).toBe(name)
  expect(trackingPage(name, number, 'ID')).toMatch(/^https:/)
})

test('one word names another carrier in each country, and a country knows its own alone', () => {
  expect([carrierOf('J&T', 'CN')?.name, carrierOf('j&t', 'ID')?.name]).toEqual(['极兔速递', 'J&T Express'])
  expect(carrierOf('JNE', 'CN')).toBeNull()
  expect(carrierOfNumber('SF1234567890123', 'ID')).toBeNull()
  expect(trackingPage('顺丰速运', 'SF1234567890123', 'CN')).toBeNull()
  expect(trackingPage('JNE', '', 'ID')).toBeNull()
})

test('a new row is a carrier of its country', () => {
  const row = {
    ...{ code: 'NINJA', country: 'SG', name: 'Ninja Van', tracking: null, words: /ninja/i, number: /^NV\d{8}$/ },
    ...{ own: /^NV\d/, page: 'https://ninja.test/track?id={number}' },
  }
  Object.assign(carriers, { [carriers.length]: row })
  expect(carriersOf('SG')).toEqual([row])
  expect(carrierOfNumber('NV12345678', 'SG')).toBe(row)
  expect(trackingPage('ninja', 'NV12345678', 'SG')).toBe('https://ninja.test/track?id=NV12345678')
  Object.assign(carriers, { length: carriers.length - 1 })
})
