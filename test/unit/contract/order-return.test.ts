import {
  appealEnd,
  refundableCoins,
  isOpenReturn,
  availableReturnKinds,
  type ReturnableLine,
  returnActionNames,
  returnActions,
  returnKinds,
  returnLifecycle,
  returnMaximum,
  returnProblem,
  returnStatuses,
  returnTabs,
} from '@storefront/contract/domain/after-sales/order-return'
import { ticketStatus, isUsable } from '@storefront/contract/domain/wallet/eticket'
import fc from 'fast-check'

const fresh = (quantity: number, paidAmount: number): ReturnableLine => ({
  quantity,
  paid: paidAmount,
  returned: 0,
  returnAmount: 0,
  exchanging: 0,
})
const request = { quantity: 1, amount: 100, reason: '不合适' }

test('partial returns of a line refund exactly what was paid for it, in any steps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(10_000_000),
      fc.array(fc.integer({ min: 1, max: 10 })),
      (quantity, paidAmount, steps) => {
        let line = fresh(quantity, paidAmount)
        for (const step of [...steps, ...Array.from({ length: quantity }, () => 1)]) {
          const pieces = Math.min(step, quantity - line.returned)
          if (pieces === 0) break
          const most = returnMaximum(line, pieces)
          expect(most).toBeLessThanOrEqual(Math.ceil((paidAmount * pieces) / quantity) + quantity)
          line = { ...line, returned: line.returned + pieces, returnAmount: line.returnAmount + most }
          expect(line.returnAmount).toBeLessThanOrEqual(paidAmount)
        }
        expect(line).toMatchObject({ returned: quantity, returnAmount: paidAmount })
      },
    ),
  )
})

test('partial returns restore exactly the coins spent, in any steps and with any refusals', () => {
  const steps = fc.array(
    fc.record({ pieces: fc.integer({ min: 1, max: 6 }), refuses: fc.boolean(), which: fc.nat(20) }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(5000), steps, (quantity, coins, walk) => {
      const live: { pieces: number; coins: number }[] = []
      const sum = (of: 'pieces' | 'coins') => live.reduce((all, one) => all + one[of], 0)
      const returnPieces = (count: number) => {
        const returnedCount = sum('pieces')
        const pieces = Math.min(count, quantity - returnedCount)
        if (pieces > 0)
          live.push({
            pieces,
            coins: refundableCoins({ quantity, returned: returnedCount, coinsReturned: sum('coins'), coins }, pieces),
          })
      }
      for (const { pieces, refuses, which } of walk) {
        if (refuses) live.splice(which % (live.length || 1), 1)
        else returnPieces(pieces)
        expect(sum('coins')).toBeLessThanOrEqual(coins)
        for (const one of live) expect(one.coins).toBeGreaterThanOrEqual(0)
      }
      returnPieces(quantity)
      expect([sum('pieces'), sum('coins')]).toEqual([quantity, coins])
    }),
  )
})

test('without refusals the coins of a return are its share, rounded down cumulatively', () => {
  const line = { quantity: 3, coins: 10 }
  expect([
    refundableCoins({ ...line, returned: 0, coinsReturned: 0 }, 1),
    refundableCoins({ ...line, returned: 1, coinsReturned: 3 }, 1),
    refundableCoins({ ...line, returned: 2, coinsReturned: 6 }, 1),
  ]).toEqual([3, 3, 4])
})

test('the last pieces do not refund what earlier returns did not claim', () => {
  expect(returnMaximum({ quantity: 3, paid: 300, returned: 2, returnAmount: 0 }, 1)).toBe(100)
})

test('returnProblem reports the first problem in the order of the form', () => {
  const line = fresh(2, 200)
  expect(returnProblem(line, request)).toBeNull()
  for (const [more, problem] of [
    [{ quantity: 0, amount: null, reason: '' }, 'quantity'],
    [{ quantity: 3 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ amount: null, reason: '' }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 101 }, 'maximum'],
    [{ quantity: 2, amount: 200, reason: ' ' }, 'reason'],
  ] as const)
    expect([more, returnProblem(line, { ...request, ...more })]).toEqual([more, problem])
})

test('a finished return allows no action, and every status but the first is reachable', () => {
  for (const kind of returnKinds)
    for (const status of ['refunded', 'exchanged', 'withdrawn'] as const)
      for (const who of ['owner', 'operator', 'judge', 'system'] as const)
        expect(returnActions(kind, status, who)).toEqual([])
  const targets = new Set(returnActionNames.map((action) => returnLifecycle[action].to))
  expect([...targets].sort()).toEqual(returnStatuses.filter((status) => status !== 'applied').sort())
})

test('the buyer alone acts on a refusal, and a judge alone on the appeal against it', () => {
  for (const kind of returnKinds) {
    expect(returnActions(kind, 'refused', 'owner')).toEqual(['appeal'])
    expect(returnActions(kind, 'appealed', 'judge')).toEqual(['uphold', 'reopen'])
    for (const who of ['operator', 'judge', 'system'] as const) expect(returnActions(kind, 'refused', who)).toEqual([])
    for (const who of ['owner', 'operator', 'system'] as const) expect(returnActions(kind, 'appealed', who)).toEqual([])
  }
})

test('an appeal is possible for seven days after the refusal, and once', () => {
  const refusedAt = new Date('2026-05-01T08:00:00Z')
  const end = new Date('2026-05-08T08:00:00Z')
  const at = (iso: string, appealedAt: Date | null = null) => appealEnd(new Date(iso), { refusedAt, appealedAt })
  expect(at('2026-05-01T08:00:00Z')).toEqual(end)
  expect(at('2026-05-08T07:59:59Z')).toEqual(end)
  expect(at('2026-05-08T08:00:00Z')).toBeNull()
  expect(at('2026-05-02T00:00:00Z', new Date('2026-05-01T09:00:00Z'))).toBeNull()
  expect(appealEnd(end, { refusedAt: null, appealedAt: null })).toBeNull()
})

test('an exchange ends by its replacement, and the shop can call it off until goods came back', () => {
  const of = (status: (typeof returnStatuses)[number], who: 'owner' | 'operator' | 'system') =>
    returnActions('exchange', status, who)
  expect(of('agreed', 'operator')).toEqual(['call_off'])
  expect(of('shipped_back', 'operator')).toEqual(['receive', 'call_off'])
  expect(of('received', 'operator')).toEqual(['resend'])
  expect([of('resent', 'owner'), of('resent', 'system'), of('received', 'system')]).toEqual([
    ['confirm'],
    ['confirm'],
    [],
  ])
  for (const kind of ['refund_only', 'return_goods'] as const)
    for (const status of returnStatuses)
      expect(
        returnActions(kind, status, 'operator').filter((action) => ['call_off', 'resend'].includes(action)),
      ).toEqual([])
})

test('an agreed refund-only return cannot be withdrawn, and only the system refunds', () => {
  expect(returnActions('refund_only', 'agreed', 'owner')).toEqual([])
  expect(returnActions('return_goods', 'agreed', 'owner')).toEqual(['ship', 'withdraw'])
  expect(returnLifecycle.refund.by).toEqual(['system'])
})

describe('offered returns', () => {
  const now = new Date('2026-05-20T00:00:00Z')
  const line = { quantity: 2, returned: 0, exchanging: 0, shipped: 2, ctype: 'shop.product' }
  const days = (n: number) => new Date(now.getTime() - n * 86_400_000)
  test('follow the order status and end 15 days after completion', () => {
    const of = (
      status: 'unpaid' | 'wait_ship' | 'shipped' | 'completed' | 'closed',
      finishedAt: Date | null = null,
      shippedCount = 2,
    ) => availableReturnKinds(now, { status, finishedAt }, { ...line, shipped: shippedCount }, null)
    expect([of('unpaid'), of('closed'), of('wait_ship', null, 0)]).toEqual([[], [], ['refund_only']])
    expect(of('shipped')).toEqual(['refund_only', 'return_goods', 'exchange'])
    expect([of('completed', days(15)).length, of('completed', days(15.1)).length, of('completed').length]).toEqual([
      3, 0, 0,
    ])
  })
  test('have one open exchange, whose pieces no other return can name', () => {
    const order = { status: 'shipped' as const, finishedAt: null }
    const of = (exchanging: number) => availableReturnKinds(now, order, { ...line, exchanging }, null)
    expect([of(1), of(2)]).toEqual([['refund_only', 'return_goods'], []])
    expect(returnProblem({ ...fresh(2, 200), exchanging: 1 }, { ...request, quantity: 2 })).toBe('quantity')
  })
  test('are none for returned lines, recharges, and tickets of which none is left', () => {
    const order = { status: 'completed' as const, finishedAt: days(1) }
    expect(availableReturnKinds(now, order, { ...line, returned: 2 }, null)).toEqual([])
    expect(availableReturnKinds(now, order, { ...line, ctype: 'shop.rechargeorderline' }, null)).toEqual([])
    expect(availableReturnKinds(now, order, { ...line, ctype: 'shop.eticket' }, 0)).toEqual([])
    expect(
      availableReturnKinds(now, { ...order, finishedAt: days(90) }, { ...line, ctype: 'shop.eticket' }, 1),
    ).toEqual(['refund_only'])
  })
})

test('each status is in one operator tab besides "all", and the last tab has no open return', () => {
  expect(returnTabs.flatMap(({ statuses }) => statuses ?? []).sort()).toEqual([...returnStatuses].sort())
  expect(returnTabs.find(({ key }) => key === 'done')?.statuses?.filter(isOpenReturn)).toEqual([])
})

test('a ticket is usable from its start to its end, and expires only when unused', () => {
  const card = { status: 'unused', start: 10, end: 20 } as const
  expect([9, 10, 19, 20].map((now) => isUsable(card, now))).toEqual([false, true, true, false])
  expect([
    ticketStatus(card, 20),
    ticketStatus({ ...card, status: 'used' }, 99),
    ticketStatus({ ...card, end: null }, 99),
  ]).toEqual(['expired', 'used', 'unused'])
})
