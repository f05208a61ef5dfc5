import fc from 'fast-check'
import { bookRules } from '../../support/books'
import { apply, idOf, stepReturn } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import { applyExchange, type ExchangeScene, sentOrder } from '../support/exchanges'
import { stockLeft } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const WAY = { carrier: '中通', tracking_no: 'ZT778812003300' }
const actions = [
  ['operator', 'agree', {}],
  ['operator', 'refuse', { note: 'x' }],
  ['operator', 'call_off', { note: 'x' }],
  ['operator', 'receive', { restock: true }],
  ['operator', 'receive', { restock: false }],
  ['operator', 'resend', WAY],
  ['buyer', 'ship', WAY],
  ['buyer', 'withdraw', {}],
  ['buyer', 'confirm', {}],
] as const
type Action = (typeof actions)[number]

type Step =
  | { kind: 'exchange'; to: 'red' | 'blue' | 'green'; quantity: number }
  | { kind: 'act'; action: Action }
  | { kind: 'goods' | 'refund'; quantity: number; restock: boolean }
const quantity = fc.integer({ min: 1, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('exchange' as const), quantity },
      to: fc.constantFrom('red' as const, 'blue' as const, 'green' as const),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('act' as const), action: fc.constantFrom(...actions) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('goods' as const, 'refund' as const),
      quantity,
      restock: fc.boolean(),
    }),
  },
)

/** The pieces of a shop's variants, as a clerk would count them. */
class Count {
  /** Pieces that are not in stock, by variant. */
  readonly outside: Map<number, number>
  /** Pieces that the buyer has, the exchanged ones last. */
  readonly pieces: number[]
  exchange: { number: string; to: number; quantity: number; isReserved: boolean } | null = null
  constructor(variant: number, quantity: number) {
    this.outside = new Map([[variant, quantity]])
    this.pieces = Array.from({ length: quantity }, () => variant)
  }
  move(variant: number, change: number): void {
    this.outside.set(variant, (this.outside.get(variant) ?? 0) + change)
  }
  /** The buyer gives pieces away, the exchanged ones first. */
  giveBack(quantity: number, isRestocked: boolean): void {
    for (const variant of this.pieces.splice(this.pieces.length - quantity)) if (isRestocked) this.move(variant, -1)
  }
}

const afterAction: Readonly<Record<Action[1], (count: Count, restock: boolean) => void>> = {
  agree(count) {
    const { exchange } = count
    if (!exchange) return
    exchange.isReserved = true
    count.move(exchange.to, exchange.quantity)
  },
  refuse: end,
  withdraw: end,
  call_off: end,
  receive: (count, restock) => count.giveBack(count.exchange?.quantity ?? 0, restock),
  ship: () => undefined,
  resend: () => undefined,
  confirm(count) {
    const { exchange } = count
    if (exchange) count.pieces.push(...Array.from({ length: exchange.quantity }, () => exchange.to))
    count.exchange = null
  },
}

function end(count: Count): void {
  const { exchange } = count
  if (exchange?.isReserved) count.move(exchange.to, -exchange.quantity)
  count.exchange = null
}

async function refund(scene: ExchangeScene, id: number, pieces: number, restock: boolean): Promise<boolean> {
  const part = { line_id: scene.line, quantity: pieces, amount: `${10 * pieces}`, restock }
  const body = { lines: [part], shipping: '', reason: 'x' }
  const reply = await scene.operator.client.post(`/studio/shop/order/${id}/refund/`, body, { key: true })
  return reply.status === 200
}

async function giveBack(scene: ExchangeScene, pieces: number, restock: boolean): Promise<boolean> {
  const { body } = await apply(scene, { kind: 'return_goods', quantity: pieces, amount: `${10 * pieces}` })
  if (!body.number) return false
  await stepReturn(scene.operator.client, body.number, 'agree')
  await stepReturn(scene.buyer.client, body.number, 'ship', WAY)
  return (await stepReturn(scene.operator.client, body.number, 'receive', { restock })).status === 200
}

async function take(scene: ExchangeScene, id: number, count: Count, one: Step): Promise<void> {
  if (one.kind === 'exchange') {
    const to = scene[one.to]
    const { body } = await applyExchange(scene, { variant_id: to, quantity: one.quantity })
    if (body.number) count.exchange = { number: body.number, to, quantity: one.quantity, isReserved: false }
  } else if (one.kind === 'act') {
    if (!count.exchange) return
    const [who, action, more] = one.action
    const reply = await stepReturn(scene[who].client, count.exchange.number, action, more)
    if (reply.status === 200) afterAction[action](count, !('restock' in more) || more.restock)
  } else {
    const pieces =
      one.kind === 'goods' ? giveBack(scene, one.quantity, one.restock) : refund(scene, id, one.quantity, one.restock)
    if (await pieces) {
      await t.due.runDue(t.ports.clock.now())
      count.giveBack(one.quantity, one.restock)
    }
  }
}

const rules = bookRules.filter(({ title }) => /\b(order|refund|return|ledger|exchange|stock)\b/.test(title))

test('stock, sold and reserved pieces of each variant stay constant after any steps of exchanges, returns and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const scene = await sentOrder(t, 3, 3)
      const id = await idOf(t, scene.number)
      const count = new Count(scene.red, 3)
      for (const one of steps) {
        await take(scene, id, count, one)
        const left = [await stockLeft(t, scene.red), await stockLeft(t, scene.blue), await stockLeft(t, scene.green)]
        const outside = [scene.red, scene.blue].map((variant) => count.outside.get(variant) ?? 0)
        expect(left).toEqual([10 - (outside[0] ?? 0), 3 - (outside[1] ?? 0), null])
      }
      const faults = []
      for (const { title, sql } of rules)
        for (const row of await t.make((tx) => tx.rows<object>(sql))) faults.push({ title, ...row })
      expect(faults).toEqual([])
    }),
    {
      numRuns: 25,
      examples: [
        [
          [
            { kind: 'exchange', to: 'blue', quantity: 2 },
            { kind: 'act', action: actions[0] },
            { kind: 'act', action: actions[6] },
            { kind: 'act', action: actions[3] },
            { kind: 'act', action: actions[5] },
            { kind: 'act', action: actions[8] },
            { kind: 'goods', quantity: 1, restock: true },
            { kind: 'refund', quantity: 2, restock: true },
          ],
        ],
      ],
    },
  )
})
