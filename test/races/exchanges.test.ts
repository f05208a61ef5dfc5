import type { Connection } from '../../server/src/core/database.types'
import { MAIN } from '../server/support/app'
import { stepReturn } from '../server/support/after-sales'
import { applyExchange, type ExchangeScene, sentOrder, takeSteps } from '../server/support/exchanges'
import type { Loose } from '../server/support/client'
import { stockLeft } from '../server/support/shopping'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** Moves an exchange at either process. */
const move = (
  process: number,
  scene: ExchangeScene,
  who: 'buyer' | 'operator',
  { number, action, more = {} }: { number: string; action: string; more?: object },
) => stepReturn(environment.client(process, scene[who].token), number, action, more)
const replacementsOf = async (scene: ExchangeScene): Promise<number | null> => stockLeft(environment.t, scene.blue)
const statusOf = async ({ buyer }: ExchangeScene, number: string): Promise<string> =>
  (await buyer.client.get(`/shop/orderlinereturn/${number}/`)).body.status

/** Two orders of one product with an exchange each, for the last piece of the replacement. */
async function rivals(): Promise<{ scene: ExchangeScene; other: ExchangeScene; numbers: string[] }> {
  const [scene, other] = [await sentOrder(environment.t, 1, 1), await sentOrder(environment.t, 1, 1)]
  await environment.t.make((tx) =>
    tx.rows('update order_line set product_id = $2, variant_id = $3 where tenant_id = 1 and id = $1', [
      ...[other.line, scene.cup.id, scene.red],
    ]),
  )
  const replies = [await applyExchange(scene), await applyExchange({ ...other, blue: scene.blue })]
  return { scene, other, numbers: replies.map(({ body }) => body.number) }
}

test('of two exchanges for the last replacement that are agreed to at once, one gets it', async () => {
  for (const _ of times(6)) {
    const { scene, other, numbers } = await rivals()
    const replies = await Promise.all(
      [scene, other].map((one, n) => move(n, one, 'operator', { number: numbers[n] ?? '', action: 'agree' })),
    )
    expect(replies.map(({ body }) => body.err_code ?? body.status).sort()).toEqual(['43063', 'agreed'])
    expect(await replacementsOf(scene)).toBe(0)
  }
})

test('control: two clerks who look at the stock before they take it both give the last replacement', async () => {
  const { scene } = await rivals()
  const { database } = environment.t
  const look = async (tx: Connection) => {
    const [row] = await tx.rows<{ inventory: number }>(
      'select inventory from variant where tenant_id = 1 and id = $1',
      [scene.blue],
    )
    return row?.inventory
  }
  const first = await database.of(MAIN).tx(async (tx) => {
    const left = await look(tx)
    expect(await database.of(MAIN).tx(look)).toBe(1)
    return left
  })
  expect(first).toBe(1)
})

test('a withdrawal during an agreement leaves no replacement reserved', async () => {
  for (const _ of times(8)) {
    const scene = await sentOrder(environment.t, 1, 1)
    const { number } = (await applyExchange(scene)).body
    await Promise.all([
      move(0, scene, 'operator', { number, action: 'agree' }),
      move(1, scene, 'buyer', { number, action: 'withdraw' }),
    ])
    expect([await statusOf(scene, number), await replacementsOf(scene)]).toEqual(['withdrawn', 1])
  }
})

test('a withdrawal that waits for an agreement frees the replacement that it reserved', async () => {
  const scene = await sentOrder(environment.t, 1, 1)
  const { number } = (await applyExchange(scene)).body
  const reply = await callDuring(
    environment,
    async (tx) => {
      await tx.rows(
        "update order_return set status = 'agreed', is_reserved = true where tenant_id = 1 and number = $1",
        [number],
      )
      await tx.rows('update variant set inventory = inventory - 1 where tenant_id = 1 and id = $1', [scene.blue])
    },
    () => move(1, scene, 'buyer', { number, action: 'withdraw' }),
  )
  expect(reply.body.status).toBe('withdrawn')
  expect(await replacementsOf(scene)).toBe(1)
})

test('concurrent requests for one line open one exchange', async () => {
  const scene = await sentOrder(environment.t, 3)
  const replies = await Promise.all(
    times(8).map((n) => applyExchange(scene, {}, environment.client(n, scene.buyer.token))),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const [line] = await environment.t.make((tx) =>
    tx.rows('select exchanging, returned from order_line where tenant_id = 1 and id = $1', [scene.line]),
  )
  expect(line).toEqual({ exchanging: 1, returned: 0 })
})

test('a replacement that clerks send concurrently goes out in one parcel', async () => {
  const scene = await sentOrder(environment.t, 1)
  const { number } = (await applyExchange(scene)).body
  await takeSteps(scene, number, 3)
  const replies = await Promise.all(
    times(6).map((n) =>
      move(n, scene, 'operator', {
        ...{ number, action: 'resend' },
        more: { carrier: '顺丰', tracking_no: `SF139002664012${n}` },
      }),
    ),
  )
  const successes = replies.filter(({ status }) => status === 200)
  expect(successes).toHaveLength(1)
  const { body } = await scene.buyer.client.get(`/shop/orderlinereturn/${number}/`)
  expect(body.exchange.tracking_no).toBe(successes[0]?.body.exchange.tracking_no)
  expect(body.logs.filter(({ action }: Loose) => action === 'resend')).toHaveLength(1)
})

test('a confirmation of the buyer at the end of its time ends the exchange once', async () => {
  for (const _ of times(4)) {
    const scene = await sentOrder(environment.t, 1)
    const { number } = (await applyExchange(scene)).body
    await takeSteps(scene, number, 4)
    environment.t.ports.clock.forward(16 * 86_400)
    const now = environment.t.ports.clock.now()
    await Promise.all([
      move(0, scene, 'buyer', { number, action: 'confirm' }),
      environment.otherDue.runDue(now),
      environment.t.due.runDue(now),
    ])
    const { body } = await scene.buyer.client.get(`/shop/orderlinereturn/${number}/`)
    expect(body.status).toBe('exchanged')
    expect(body.logs.filter(({ action }: Loose) => action === 'confirm')).toHaveLength(1)
  }
})

test('a receipt during the receipt of another return takes each piece back once', async () => {
  for (const _ of times(4)) {
    const scene = await sentOrder(environment.t, 2)
    const { number: first } = (await applyExchange(scene)).body
    await takeSteps(scene, first)
    const { number: second } = (await applyExchange(scene, { variant_id: scene.red })).body
    await takeSteps(scene, second, 2)
    const goods = await applyExchange(scene, { kind: 'return_goods', amount: '10', variant_id: undefined })
    await move(0, scene, 'operator', { number: goods.body.number, action: 'agree' })
    await move(0, scene, 'buyer', {
      ...{ number: goods.body.number, action: 'ship' },
      more: { carrier: '中通', tracking_no: 'ZT778812003300' },
    })
    const replies = await Promise.all([
      move(0, scene, 'operator', { number: second, action: 'receive' }),
      move(1, scene, 'operator', { number: goods.body.number, action: 'receive' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await environment.t.due.runDue(environment.t.ports.clock.now())
    // The blue piece came back once, and so did the red one; one red piece is reserved as a replacement.
    expect(await replacementsOf(scene)).toBe(5)
    expect(await stockLeft(environment.t, scene.red)).toBe(9)
  }
})
