import { DoorEngine } from '../../src/features/door/offline/engine'
import type { DoorPort } from '../../src/features/door/offline/types'
import type { DoorStore } from '../../src/features/door/offline/door-list'
import { makeIssuedTickets, type MadeTicket } from '../factories/issued-ticket'
import { MAIN } from '../server/support/app'
import type { Client } from '../server/support/client'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const rules = {
  type_ids: null,
  takes_registrations: true,
  opens: null,
  closes: null,
  has_exit: false,
  is_inner: false,
  needs_rotating: false,
  questions: [],
}
const list = {
  ...rules,
  id: null,
  name: '入场',
  reentry: 'once',
  min_age: null,
  attention_type_ids: [],
  shows_initials: false,
}
const at = (event: number, name: string) => `/ops/event/event/${event}/${name}/`

interface Scene {
  event: number
  gates: readonly number[]
  tickets: readonly MadeTicket[]
  token: string
}

/** An event with two gates and its tickets. */
async function makeScene(count: number): Promise<Scene> {
  const tickets = await environment.t.make((tx) => makeIssuedTickets(tx, MAIN, count))
  const event = tickets[0]?.eventId ?? 0
  const { token, client } = await environment.t.user({ perms: ['*'] })
  const { body } = await client.post(
    at(event, 'doorlist'),
    {
      ...list,
      gates: [
        { id: null, name: '南门' },
        { id: null, name: '北门' },
      ],
    },
    { key: true },
  )
  return { event, gates: body.gates.map(({ id }: { id: number }) => id), tickets, token }
}

/** Numbers that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

class Lost extends Error {}

/** The calls of a device over a network that loses requests, and answers, as it is told. */
function portOf(client: Client, event: number, fate: () => 'through' | 'lost' | 'answer lost'): DoorPort {
  const over = async <T>(call: () => Promise<{ status: number; body: unknown }>): Promise<T> => {
    const what = fate()
    if (what === 'lost') throw new Lost()
    const { status, body } = await call()
    if (what === 'answer lost') throw new Lost()
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as T
  }
  return {
    scan: (input) => over(() => client.post(at(event, 'verify'), input)),
    send: (device, scans) => over(() => client.post(at(event, 'scans'), { device, scans })),
    list: (gate, since) =>
      over(() => client.get(`${at(event, 'offlinelist')}?gate=${gate}${since === undefined ? '' : `&since=${since}`}`)),
    beat: (body) => over(() => client.post(at(event, 'heartbeat'), body)),
    isLost: (error) => error instanceof Lost,
  }
}

const memoryStore = (): DoorStore => {
  const rows = new Map<string, string>()
  return {
    read: (key) => rows.get(key) ?? null,
    write: (key, text) => rows.set(key, text).size > 0,
    remove: (key) => void rows.delete(key),
    keys: () => [...rows.keys()],
  }
}

test('of 2,000 tickets shown at two gates, one of them offline half of the time and killed at random, each is used once and every further admission is reported', async () => {
  const { event, gates, tickets, token } = await makeScene(2000)
  const random = seeded(7)
  let isDown = false
  let nonce = 0
  const ports = [
    portOf(environment.client(0, token), event, () => 'through'),
    portOf(environment.client(1, token), event, () => (isDown ? 'lost' : random() < 0.05 ? 'answer lost' : 'through')),
  ]
  const stores = [memoryStore(), memoryStore()]
  let clock = environment.t.ports.clock.now().getTime()
  const boot = (n: number) => {
    const engine = new DoorEngine({
      event,
      device: { id: `device-${n}`, name: `${n}` },
      port: ports[n] as DoorPort,
      store: stores[n] as DoorStore,
      now: () => clock,
      newNonce: () => `nonce-${(++nonce).toString().padStart(8, '0')}`,
    })
    engine.open(gates[n] ?? null, null)
    return engine
  }
  const door = (await environment.client(0, token).get(at(event, 'gate'))).body
  const engines = [boot(0), boot(1)]
  for (const [n, engine] of engines.entries()) {
    engine.open(gates[n] ?? null, door)
    await engine.beat()
    expect(engine.isReady()).toBe(true)
  }
  let admissions = 0
  const show = async (n: number, code: string) => {
    clock += 3001
    const outcome = await engines[n]?.scan(code)
    if (outcome?.result === 'ok') admissions += 1
    return outcome
  }
  for (const [i, { code }] of tickets.entries()) {
    if (i % 50 === 0) isDown = i % 100 === 0
    if (i % 40 === 39) await engines[1]?.beat()
    // A tenth of the tickets is shown at both gates.
    const first = random() < 0.5 ? 0 : 1
    await show(first, code)
    if (random() < 0.1) await show(1 - first, code)
    if (random() < 0.02) engines[1] = boot(1)
  }
  isDown = false
  engines[1] = boot(1)
  for (let n = 0; n < 20 && (engines[1].state.queue > 0 || n === 0); n += 1) await engines[1].beat()
  expect(engines[1].state).toMatchObject({ queue: 0, missing: 0 })
  const [sums] = await environment.t.make((tx) =>
    tx.rows<{ used: number; spent: number; admissions: number; conflicts: number; unpaired: number }>(
      `select (select count(*)::int from issued_ticket where tenant_id = 1 and event_id = $1 and use_count = 1) as used,
        sum(spent)::int as spent, count(*) filter (where result = 'ok')::int as admissions,
        count(*) filter (where result = 'ok' and reason is not null)::int as conflicts,
        count(*) filter (where result = 'ok' and reason is not null and other_id is null)::int as unpaired
      from door_scan where tenant_id = 1 and event_id = $1 and undone_at is null`,
      [event],
    ),
  )
  expect(sums).toMatchObject({ used: 2000, spent: 2000, admissions, unpaired: 0 })
  expect(sums?.conflicts).toBe(admissions - 2000)
  expect(admissions).toBeGreaterThan(2000)
  const { body } = await environment.client(0, token).get(at(event, 'conflicts'))
  expect(body.count).toBe(sums?.conflicts)
})

test.each(times(20))('of concurrent scans of one ticket at eight gates, one lets in (seed %i)', async (seed) => {
  const random = seeded(seed + 1)
  const { event, gates, tickets, token } = await makeScene(1)
  const uses = 1 + Math.floor(random() * 3)
  await environment.t.make((tx) =>
    tx.rows('update issued_ticket set uses = $2 where tenant_id = 1 and id = $1', [tickets[0]?.id ?? 0, uses]),
  )
  const answers = await Promise.all(
    times(8).map(async (n) => {
      const input = {
        code: tickets[0]?.code,
        gate: gates[n % 2],
        device: `device-${n}`,
        nonce: `nonce-${seed}-${n}`,
        scanned_at: new Date().toISOString(),
      }
      if (random() < 0.3)
        return environment.client(n, token).post(at(event, 'scans'), {
          device: `device-${n}`,
          scans: [{ ...input, sequence: 1, result: 'ok', reason: null }],
        })
      return environment.client(n, token).post(at(event, 'verify'), input)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 200))
  const [row] = await environment.t.make((tx) =>
    tx.rows<{ use_count: number; clean: number; conflicts: number }>(
      `select t.use_count, count(*) filter (where s.result = 'ok' and s.reason is null)::int as clean, count(*) filter (where s.result = 'ok' and s.reason is not null)::int as conflicts
       from issued_ticket t join door_scan s on s.tenant_id = t.tenant_id and s.subject_id = t.id where t.tenant_id = 1 and t.id = $1 group by t.use_count`,
      [tickets[0]?.id ?? 0],
    ),
  )
  const late = answers.filter(({ body }) => body.stored).length
  expect(row?.use_count).toBe(uses)
  expect(row?.clean).toBe(uses)
  expect(row?.conflicts).toBeLessThanOrEqual(late)
})

test('control: check-then-write admits one ticket twice', async () => {
  const { tickets } = await makeScene(1)
  let readCount = 0
  let meet = () => {}
  const bothRead = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenWrite = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ left: number }>(
        'select uses - use_count as left from issued_ticket where tenant_id = $1 and id = $2',
        [MAIN, tickets[0]?.id ?? 0],
      )
      readCount += 1
      if (readCount === 2) meet()
      await bothRead
      if (!row || row.left < 1) return false
      await tx.rows('update issued_ticket set use_count = 1 where tenant_id = $1 and id = $2', [
        MAIN,
        tickets[0]?.id ?? 0,
      ])
      return true
    })
  expect(await Promise.all([checkThenWrite(), checkThenWrite()])).toEqual([true, true])
})
