import type { ScanFacts } from '@storefront/contract/domain/door/admit'
import type { DoorListInput, OfflineManifest } from '@storefront/contract/entities/door/door'
import fc from 'fast-check'
import { decideLocally } from '../../../src/features/door/offline/decide'
import { readReply } from '../../../src/features/door/offline/door-list'
import { makeIssuedTickets, type MadeTicket } from '../../factories/issued-ticket'
import { next } from '../../factories/sequence'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
let client: Client
beforeAll(async () => {
  t = await startTestApp()
  client = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const HOUR = 3_600_000
const hour = fc.option(fc.integer({ min: -2, max: 2 }).filter((n) => n !== 0))
const ticketOf = fc.record({
  status: fc.constantFrom('valid', 'valid', 'valid', 'reserved', 'canceled', 'refunded'),
  uses: fc.integer({ min: 1, max: 3 }),
  isBlocked: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  moves: fc.array(fc.constantFrom('entry', 'exit'), { maxLength: 3 }),
} as const)
const rulesOf = fc.record({
  isAll: fc.boolean(),
  opens: hour,
  closes: hour,
  reentry: fc.constantFrom('once', 'after_exit', 'many'),
  has_exit: fc.boolean(),
  is_inner: fc.boolean(),
  needs_rotating: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  min_age: fc.constantFrom(null, null, 18),
} as const)
const scanOf = fc.record({
  direction: fc.constantFrom('entry', 'exit'),
  count: fc.integer({ min: 1, max: 2 }),
  hasAge: fc.boolean(),
} as const)

const at = (event: number, name: string) => `/ops/event/event/${event}/${name}/`
const iso = (hours: number | null) =>
  hours === null ? null : new Date(t.ports.clock.now().getTime() + hours * HOUR).toISOString()

async function makeTickets(count: number): Promise<MadeTicket[]> {
  return t.make((tx) => makeIssuedTickets(tx, MAIN, count))
}

test('the server and a device with its list decide every scan alike', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ticketOf, { minLength: 1, maxLength: 4 }),
      rulesOf,
      fc.array(scanOf, { minLength: 1, maxLength: 3 }),
      async (plans, rules, scans) => {
        const tickets = await makeTickets(plans.length)
        const event = tickets[0]?.eventId ?? 0
        const { isAll, opens, closes, ...others } = rules
        const base: DoorListInput = {
          ...others,
          id: null,
          name: '入场',
          type_ids: isAll ? null : [],
          takes_registrations: true,
          opens: null,
          closes: null,
          needs_rotating: false,
          min_age: null,
          questions: [],
          attention_type_ids: [tickets[0]?.typeId ?? 0],
          shows_initials: true,
          gates: [{ id: null, name: '南门' }],
        }
        const door = (await client.post(at(event, 'doorlist'), { ...base, type_ids: null }, { key: true })).body
        const [gate, list] = [door.gates[0].id, door.lists[0].id]
        const device = 'device-1'
        const send = (code: string, more: object) =>
          client.post(at(event, 'verify'), {
            code,
            gate,
            device,
            nonce: `nonce-${String(next()).padStart(6, '0')}`,
            scanned_at: new Date(0).toISOString(),
            ...more,
          })
        for (const [n, { status, uses, isBlocked, moves }] of plans.entries()) {
          const { id = 0, code = '' } = tickets[n] ?? {}
          await t.make((tx) =>
            tx.rows('update issued_ticket set uses = $2 where tenant_id = 1 and id = $1', [id, uses]),
          )
          for (const direction of moves) await send(code, { direction })
          await t.make((tx) =>
            tx.rows('update issued_ticket set status = $2 where tenant_id = 1 and id = $1', [id, status]),
          )
          if (isBlocked)
            await client.post(at(event, 'block'), { kind: 'ticket', id, is_blocked: true, reason: 'x' }, { key: true })
        }
        const [from, to] =
          opens !== null && closes !== null ? [Math.min(opens, closes), Math.max(opens, closes) + 0.5] : [opens, closes]
        const gates = [{ id: gate, name: '南门' }]
        await client.post(
          at(event, 'doorlist'),
          { ...base, ...others, id: list, type_ids: isAll ? null : [], opens: iso(from), closes: iso(to), gates },
          { key: true },
        )
        const reply = (await client.get(`${at(event, 'offlinelist')}?gate=${gate}`)).body
        const local = readReply(reply, (JSON.parse(reply.manifest) as OfflineManifest).keys)
        for (const { code } of [...tickets, { code: 'ZZZZZZZZZZ' }])
          for (const { direction, count, hasAge } of scans) {
            const answers: Record<string, string> = hasAge ? { age: 'yes' } : {}
            const scan: ScanFacts = { direction, count, answers, now: t.ports.clock.now().getTime(), isOverride: false }
            const { decision } = decideLocally(local, gate, code, scan, [])
            // Undone at once, so that the next one meets what the list was made of.
            const { body } = await send(code, { direction, count, answers })
            expect([body.result, body.reason, body.attention]).toEqual([
              decision.result,
              decision.reason,
              decision.attention,
            ])
            if (body.result === 'ok')
              await client.post(at(event, 'undo'), { scan: body.scan, reason: 'x' }, { key: true })
          }
      },
    ),
    { numRuns: 25 },
  )
})
