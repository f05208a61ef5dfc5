import { verify as verifySignature, createPublicKey } from 'node:crypto'
import { findInList } from '@storefront/contract/domain/door/offline-list'
import type { DoorListInput, OfflineManifest } from '@storefront/contract/entities/door/door'
import { retireDoorKeys } from '../../../server/src/opening/retire-keys'
import { codeHash } from '../../../server/src/domains/door/keys'
import { makeRegistrationEvent } from '../../factories/content'
import { makeIssuedTicket, makeIssuedTickets, type MadeTicket } from '../../factories/issued-ticket'
import { next } from '../../factories/sequence'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const make = (options: Parameters<typeof makeIssuedTicket>[2] = {}, tenantId = MAIN) =>
  t.make((tx) => makeIssuedTicket(tx, tenantId, options))
const steward = async () => (await t.user({ perms: ['event.verify_ticket'] })).client
const supervisor = async () => (await t.user({ perms: ['event.verify_ticket', 'event.supervise_door'] })).client
const rules: DoorListInput = {
  id: null,
  name: '入场',
  type_ids: null,
  takes_registrations: true,
  opens: null,
  closes: null,
  reentry: 'once',
  has_exit: false,
  is_inner: false,
  needs_rotating: false,
  questions: [],
  min_age: null,
  attention_type_ids: [],
  shows_initials: false,
  gates: [{ id: null, name: '南门' }],
}
const at = (event: number, name: string) => `/ops/event/event/${event}/${name}/`
/** A list of an event, by whose first gate is scanned. */
async function setUp(event: number, parts: Partial<DoorListInput> = {}): Promise<number> {
  const { body } = await (await supervisor()).post(at(event, 'doorlist'), { ...rules, ...parts }, { key: true })
  return body.gates.at(-1).id
}
const nonce = () => `nonce-${String(next()).padStart(6, '0')}`
const scanBody = (code: string, gate: number | null, parts: object = {}) => ({
  code,
  gate,
  device: 'device-1',
  nonce: nonce(),
  scanned_at: t.ports.clock.now().toISOString(),
  ...parts,
})
const scan = async (client: Client, event: number, code: string, gate: number | null, parts: object = {}) =>
  (await client.post(at(event, 'verify'), scanBody(code, gate, parts))).body
const usesOf = (id: number) =>
  t.make(
    async (tx) =>
      (
        await tx.rows<{ use_count: number }>('select use_count from issued_ticket where tenant_id = $1 and id = $2', [
          MAIN,
          id,
        ])
      )[0]?.use_count,
  )
const ownCode = async ({ id }: MadeTicket, userId: number) => {
  const [row] = await t.make((tx) =>
    tx.rows<{ user_id: number }>(
      'update issued_ticket set user_id = $2 where tenant_id = 1 and id = $1 returning user_id',
      [id, userId],
    ),
  )
  return row
}

test('a ticket lets in once, and the second scan says when, where and by whom it was used', async () => {
  const ticket = await make()
  const gate = await setUp(ticket.eventId)
  const client = await steward()
  expect(await scan(client, ticket.eventId, ticket.code, gate)).toMatchObject({
    result: 'ok',
    reason: null,
    last: null,
    ticket: { uses: 1, use_count: 1 },
  })
  const second = await scan(client, ticket.eventId, ticket.code.toLowerCase(), gate)
  expect(second).toMatchObject({ result: 'error', reason: 'used', last: { gate: '南门' } })
  expect(await usesOf(ticket.id)).toBe(1)
  const { body } = await client.get(at(ticket.eventId, 'gate'))
  expect(body).toMatchObject({ expected: 1, gates: [{ counts: { entered: 1, refused: 1, inside: 1, conflicts: 0 } }] })
})

test('the same nonce gives the same answer and one check-in, also of ten at once', async () => {
  const ticket = await make({ uses: 5 })
  const gate = await setUp(ticket.eventId)
  const client = await steward()
  const body = scanBody(ticket.code, gate, { count: 2 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(at(ticket.eventId, 'verify'), body)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await usesOf(ticket.id)).toBe(2)
})

test('another scan under a used nonce is refused with 409, at once and late', async () => {
  const ticket = await make({ uses: 5 })
  const gate = await setUp(ticket.eventId)
  const client = await steward()
  const first = scanBody(ticket.code, gate)
  expect((await client.post(at(ticket.eventId, 'verify'), first)).body).toMatchObject({ result: 'ok' })
  for (const other of [{ code: 'ZZZZZZZZZZ' }, { count: 2 }, { direction: 'exit' }, { device: 'device-2' }]) {
    expect(await client.post(at(ticket.eventId, 'verify'), { ...first, ...other })).toMatchObject({
      status: 409,
      body: { err_code: '10409' },
    })
    const scans = [{ ...first, ...other, sequence: 1, result: 'ok', reason: null }]
    expect(await send(client, ticket.eventId, scans)).toEqual({ stored: [], conflicts: 0 })
  }
  expect(
    (await client.post(at(ticket.eventId, 'verify'), { ...first, direction: 'entry', count: 1, answers: {} })).body,
  ).toMatchObject({ result: 'ok' })
  expect(await usesOf(ticket.id)).toBe(1)
})

test('without lists an event has one entrance from twelve hours before its start', async () => {
  const ticket = await make()
  const client = await steward()
  expect(await scan(client, ticket.eventId, ticket.code, null)).toMatchObject({ result: 'error', reason: 'too_early' })
  await t.make((tx) =>
    tx.rows('update event set start_at = $2, end_at = $3 where tenant_id = 1 and id = $1', [
      ticket.eventId,
      new Date(t.ports.clock.now().getTime() - 1000),
      new Date(t.ports.clock.now().getTime() + 1e6),
    ]),
  )
  expect(await scan(client, ticket.eventId, ticket.code, null)).toMatchObject({ result: 'ok' })
})

test('each bad code has its own reason, and a hundred of them leave the door working', async () => {
  const ticket = await make()
  const event = ticket.eventId
  const gate = await setUp(event)
  const owner = await t.user()
  await ownCode(ticket, owner.id)
  const { code: signedCode } = (await owner.client.get(`/event/issuedticket/${ticket.id}/code/`)).body
  const forged = signedCode.replace(/.{8}$/, 'AAAAAAAA')
  const foreignTicket = await make({}, OTHER)
  const [reservedTicket, canceledTicket, refundedTicket] = [
    await make({ eventId: event, status: 'reserved' }),
    await make({ eventId: event, status: 'canceled' }),
    await make({ eventId: event, status: 'refunded' }),
  ]
  const elsewhere = await make()
  const wrong: readonly (readonly [string, string])[] = [
    ['', 'unreadable'],
    ['你好 https://example.com/?x=<script>', 'unreadable'],
    ['ZZZZZZZZZZ', 'unknown'],
    [foreignTicket.code, 'unknown'],
    [signedCode.replace('D1.qingshi', 'D1.rimba'), 'foreign'],
    [forged, 'forged'],
    [reservedTicket.code, 'unpaid'],
    [canceledTicket.code, 'canceled'],
    [refundedTicket.code, 'refunded'],
    [elsewhere.code, 'wrong_event'],
  ]
  const client = await steward()
  for (let round = 0; round < 10; round += 1)
    for (const [code, reason] of wrong)
      expect([code, (await scan(client, event, code, gate)).reason]).toEqual([code, reason])
  expect(await scan(client, event, signedCode, gate)).toMatchObject({ result: 'ok' })
})

describe('a key that leaked', () => {
  const keyRows = () =>
    t.make((tx) =>
      tx.rows<{ id: number; secret: string | null; isRetired: boolean }>(
        'select id, private_key as secret, retired_at is not null as "isRetired" from door_key where tenant_id = 1 order by id',
      ),
    )

  test('is sealed in the database', async () => {
    const ticket = await make()
    await setUp(ticket.eventId)
    expect((await keyRows()).map(({ secret }) => secret?.slice(0, 9))).toEqual(['sealed:1:'])
  })

  test('signs nothing once it is retired, and its codes pass only with a ticket and without an end', async () => {
    const ticket = await make({ uses: 9 })
    const event = ticket.eventId
    const gate = await setUp(event, { needs_rotating: true })
    const owner = await t.user()
    await ownCode(ticket, owner.id)
    const codeOf = async () => (await owner.client.get(`/event/issuedticket/${ticket.id}/code/`)).body
    const client = await steward()
    const before = await codeOf()
    const { content } = await listOf(client, event, gate)
    t.ports.clock.forward(1)
    expect(await retireDoorKeys(t.database, 'qingshi', t.ports.clock.now())).toBe(1)
    expect(await retireDoorKeys(t.database, 'nowhere', t.ports.clock.now())).toBeNull()

    // The live code has an end, so that its signature has to be valid.
    expect((await scan(client, event, before.rotating.code, gate)).reason).toBe('forged')
    const openGate = await setUp(event)
    expect(await scan(client, event, before.code, openGate)).toMatchObject({ result: 'ok' })
    const after = await codeOf()
    expect(after.code).not.toBe(before.code)
    expect(await scan(client, event, after.rotating.code, gate)).toMatchObject({ result: 'ok' })
    expect(await keyRows()).toEqual([
      { id: 1, secret: null, isRetired: true },
      { id: 2, secret: expect.stringMatching(/^sealed:1:/), isRetired: false },
    ])
    const beat = { device: 'key-device', name: '钥匙', gate, list_version: content.version, queue: 0, sequence: 0 }
    const { changes } = (await client.post(at(event, 'heartbeat'), beat)).body
    expect(changes).toBeGreaterThan(0)
  })
})

test('where the live code is asked for, a screenshot and a typed code are refused, and the live code passes until it ends', async () => {
  const owner = await t.user()
  const ticket = await make({ userId: owner.id })
  const gate = await setUp(ticket.eventId, { needs_rotating: true })
  const { code, rotating } = (await owner.client.get(`/event/issuedticket/${ticket.id}/code/`)).body
  const client = await steward()
  expect(await scan(client, ticket.eventId, code, gate)).toMatchObject({ reason: 'static_code' })
  expect(await scan(client, ticket.eventId, ticket.code, gate)).toMatchObject({ reason: 'static_code' })
  t.ports.clock.forward(45)
  expect(await scan(client, ticket.eventId, rotating.code, gate)).toMatchObject({ reason: 'code_expired' })
  const again = (await owner.client.get(`/event/issuedticket/${ticket.id}/code/`)).body.rotating
  expect(await scan(client, ticket.eventId, again.code, gate)).toMatchObject({ result: 'ok' })
  expect(await scan(client, ticket.eventId, again.code, gate)).toMatchObject({ reason: 'used' })
  const stranger = await t.user()
  expect((await stranger.client.get(`/event/issuedticket/${ticket.id}/code/`)).body.err_code).toBe('10404')
})

test('questions are asked before anything happens, and an exit lets the same ticket in again', async () => {
  const ticket = await make()
  const event = ticket.eventId
  const gate = await setUp(event, {
    reentry: 'after_exit',
    has_exit: true,
    min_age: 18,
    questions: [{ id: 'size', title: '尺码', type: 'text' }],
  })
  const client = await steward()
  const asking = await scan(client, event, ticket.code, gate)
  expect([asking.result, asking.questions.map(({ id }: { id: string }) => id), await usesOf(ticket.id)]).toEqual([
    'incomplete',
    ['size', 'age'],
    0,
  ])
  const answers = { size: 'M', age: 'yes' }
  expect(await scan(client, event, ticket.code, gate, { answers })).toMatchObject({ result: 'ok' })
  expect(await scan(client, event, ticket.code, gate, { answers })).toMatchObject({ reason: 'inside' })
  expect(await scan(client, event, ticket.code, gate, { direction: 'exit' })).toMatchObject({ result: 'ok' })
  expect(await scan(client, event, ticket.code, gate, { direction: 'exit' })).toMatchObject({ reason: 'not_inside' })
  expect(await scan(client, event, ticket.code, gate, { answers })).toMatchObject({ result: 'ok' })
  expect(await usesOf(ticket.id)).toBe(1)
})

test('a registration is admitted by the same call, and undoing takes it back', async () => {
  const event = await t.make((tx) => makeRegistrationEvent(tx, MAIN, { seats: 5 }))
  const gate = await setUp(event)
  const visitor = await t.user()
  const { code } = (await visitor.client.post(`/event/eventregistration/${event}/`, { data: {} }, { key: true })).body
  const client = await supervisor()
  const { scan: id, result } = await scan(client, event, code, gate)
  const statusOf = async () => (await visitor.client.get(`/event/eventregistration/${event}/`)).body.registration.status
  expect([result, await statusOf()]).toEqual(['ok', 'signed_in'])
  expect((await scan(client, event, code, gate)).reason).toBe('used')
  expect((await client.post(at(event, 'undo'), { scan: id, reason: '扫错了' }, { key: true })).body).toMatchObject({
    undone: { reason: '扫错了' },
  })
  expect(await statusOf()).toBe('confirmed')
  expect((await client.post(at(event, 'undo'), { scan: id, reason: 'x' }, { key: true })).body.err_code).toBe('14421')
  expect((await scan(client, event, code, gate)).result).toBe('ok')
})

test('only a supervisor overrides, searches, blocks and undoes', async () => {
  const ticket = await make({ status: 'refunded', attendee: { name: '林小满', mobile: '13812345678' } })
  const event = ticket.eventId
  const gate = await setUp(event)
  const [low, high] = [await steward(), await supervisor()]
  expect((await scan(low, event, ticket.code, gate, { override_reason: '老朋友' })).err_code).toBe('10403')
  expect((await low.get(`${at(event, 'search')}?search=林小满`)).status).toBe(403)
  expect((await low.post(at(event, 'undo'), { scan: 1, reason: 'x' }, { key: true })).status).toBe(403)
  expect((await high.get(`${at(event, 'search')}?search=${encodeURIComponent('林小满')}`)).body.results).toMatchObject([
    { id: ticket.id, mobile: '138****5678', is_blocked: false },
  ])
  expect(
    (await high.get(`${at(event, 'search')}?search=${encodeURIComponent('１３８１２３４５６７８ 林小滿')}`)).body
      .results,
  ).toMatchObject([{ id: ticket.id }])
  expect(await scan(high, event, ticket.code, gate, { override_reason: '老朋友' })).toMatchObject({
    result: 'ok',
    reason: 'refunded',
  })
  const other = await make({ eventId: event })
  await high.post(at(event, 'block'), { kind: 'ticket', id: other.id, is_blocked: true, reason: '丢失' }, { key: true })
  expect(await scan(low, event, other.code, gate)).toMatchObject({ reason: 'blocked' })
})

const listOf = async (client: Client, event: number, gate: number, since?: number) => {
  const { body } = await client.get(
    `${at(event, 'offlinelist')}?gate=${gate}${since === undefined ? '' : `&since=${since}`}`,
  )
  return { ...body, content: JSON.parse(body.manifest) as OfflineManifest } as {
    manifest: string
    signature: string
    key: number
    chunks: string[]
    content: OfflineManifest
  }
}

test('the offline list is signed, holds no name and no code, and its delta what has changed', async () => {
  const [one, two] = await t.make((tx) =>
    makeIssuedTickets(tx, MAIN, 2, { attendee: { name: '林小满', mobile: '13812345678' } }),
  )
  if (!one || !two) throw new Error('no tickets')
  const gate = await setUp(one.eventId)
  const client = await steward()
  const { content, manifest, signature, chunks } = await listOf(client, one.eventId, gate)
  const key = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(content.keys[0]?.key ?? '', 'base64url'),
  ])
  expect(
    verifySignature(
      null,
      Buffer.from(manifest),
      createPublicKey({ key, format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true)
  const text = manifest + chunks.join('')
  for (const secret of ['林小满', '13812345678', one.code]) expect(text).not.toContain(secret)
  expect(findInList(chunks, codeHash(one.code))).toMatchObject({ id: one.id, status: 'valid', useCount: 0 })
  t.ports.clock.forward(120)
  await scan(client, one.eventId, one.code, gate)
  const delta = await listOf(client, one.eventId, gate, content.version)
  expect(findInList(delta.chunks, codeHash(one.code))).toMatchObject({ useCount: 1, entered: 1, inside: 1 })
  expect(findInList(delta.chunks, codeHash(two.code))).toBeNull()
})

const send = async (client: Client, event: number, scans: readonly object[]) =>
  (await client.post(at(event, 'scans'), { device: 'device-2', scans })).body
const late = (code: string, gate: number, sequence: number, parts: object = {}) => ({
  ...scanBody(code, gate, parts),
  device: 'device-2',
  sequence,
  result: 'ok',
  reason: null,
  ...parts,
})

test('an admission that happened offline is kept with the reason against it, and both scans are reported', async () => {
  const ticket = await make()
  const event = ticket.eventId
  const gate = await setUp(event)
  const client = await supervisor()
  await scan(client, event, ticket.code, gate)
  const admission = late(ticket.code, gate, 1)
  const refusal = { ...late('ZZZZZZZZZZ', gate, 2), result: 'error', reason: 'unknown' }
  expect(await send(client, event, [refusal, admission])).toEqual({
    stored: [admission.nonce, refusal.nonce],
    conflicts: 1,
  })
  expect(await send(client, event, [admission, refusal])).toMatchObject({
    stored: [admission.nonce, refusal.nonce],
    conflicts: 0,
  })
  const { body } = await client.get(at(event, 'conflicts'))
  expect(body).toMatchObject({
    count: 1,
    results: [
      {
        scan: { reason: 'used', is_offline: true, ticket: { code: ticket.code } },
        other: { is_offline: false, reason: null },
      },
    ],
  })
  expect(await usesOf(ticket.id)).toBe(1)
  expect((await client.get(`${at(event, 'scans')}?result=error`)).body).toMatchObject({
    count: 1,
    results: [{ reason: 'unknown', is_offline: true }],
  })
})

test('an online scan whose answer was lost is one scan with what the device then decided', async () => {
  const [ticket, usedTicket] = [await make(), await make({ useCount: 1 })]
  const gate = await setUp(ticket.eventId)
  const otherGate = await setUp(usedTicket.eventId)
  const client = await supervisor()
  const body = scanBody(ticket.code, gate, { device: 'device-2' })
  await client.post(at(ticket.eventId, 'verify'), body)
  expect(await send(client, ticket.eventId, [{ ...body, sequence: 1, result: 'ok', reason: null }])).toMatchObject({
    conflicts: 0,
  })
  expect((await client.get(at(ticket.eventId, 'scans'))).body).toMatchObject({
    count: 1,
    results: [{ is_offline: true }],
  })
  const refusedBody = scanBody(usedTicket.code, otherGate, { device: 'device-2' })
  await client.post(at(usedTicket.eventId, 'verify'), refusedBody)
  expect(
    await send(client, usedTicket.eventId, [{ ...refusedBody, sequence: 1, result: 'ok', reason: null }]),
  ).toMatchObject({ conflicts: 1 })
  const third = await make({ eventId: ticket.eventId })
  const thirdBody = scanBody(third.code, gate, { device: 'device-2' })
  await client.post(at(ticket.eventId, 'verify'), thirdBody)
  expect(await usesOf(third.id)).toBe(1)
  await send(client, ticket.eventId, [{ ...thirdBody, sequence: 2, result: 'error', reason: 'clock' }])
  expect(await usesOf(third.id)).toBe(0)
})

test('a heartbeat counts the scans of a device that neither came nor wait', async () => {
  const ticket = await make()
  const gate = await setUp(ticket.eventId)
  const client = await steward()
  await send(client, ticket.eventId, [late(ticket.code, gate, 1), { ...late('ZZZZZZZZZZ', gate, 2), result: 'error' }])
  const beat = { device: 'device-2', name: '二号机', gate, queue: 3, sequence: 19, list_version: null }
  expect((await client.post(at(ticket.eventId, 'heartbeat'), beat)).body).toMatchObject({
    missing: 14,
    gate: { id: gate, counts: { entered: 1, refused: 1 } },
  })
  expect((await client.get(at(ticket.eventId, 'device'))).body.results).toMatchObject([
    { name: '二号机', gate: '南门', queue: 3, missing: 14, list_at: null },
  ])
})

test.each([8_640_000_000_000_001, 253_402_300_800_000, Number.MAX_SAFE_INTEGER])(
  'a list of the moment %d, which is none, is refused',
  async (moment) => {
    const ticket = await make()
    const gate = await setUp(ticket.eventId)
    const client = await steward()
    const list = await client.get(`${at(ticket.eventId, 'offlinelist')}?gate=${gate}&since=${moment}`)
    const beat = { device: 'device-3', name: '三号机', gate, queue: 0, sequence: 1, list_version: moment }
    const reply = await client.post(at(ticket.eventId, 'heartbeat'), beat)
    expect([list.status, list.body.fields, reply.status, reply.body.fields]).toMatchObject([
      400,
      { since: expect.any(String) },
      400,
      { list_version: expect.any(String) },
    ])
    expect((await client.get(at(ticket.eventId, 'device'))).body.results).toEqual([])
  },
)

test('a list and a heartbeat take the last moment that there is', async () => {
  const last = 253_402_300_799_999
  const ticket = await make()
  const gate = await setUp(ticket.eventId)
  const client = await steward()
  expect((await listOf(client, ticket.eventId, gate, last)).content.since).toBe(last)
  const beat = { device: 'device-3', name: '三号机', gate, queue: 0, sequence: 1, list_version: last }
  expect((await client.post(at(ticket.eventId, 'heartbeat'), beat)).body.changes).toBe(0)
})

test('another tenant sees neither the door nor its scans', async () => {
  const ticket = await make()
  const stranger = (await t.user({ tenantId: OTHER, perms: ['*'] })).client
  for (const name of ['gate', 'scans', 'device', 'offlinelist', 'conflicts'])
    expect((await stranger.get(at(ticket.eventId, name))).status).toBe(404)
})

test('an admission by a supervisor without a network keeps its reason, and one by a steward is a conflict', async () => {
  const [one, two] = [await make({ status: 'refunded' }), await make({ status: 'refunded' })]
  const [gate, otherGate] = [await setUp(one.eventId), await setUp(two.eventId)]
  const [low, high] = [await steward(), await supervisor()]
  await send(high, one.eventId, [late(one.code, gate, 1, { override_reason: '老朋友' })])
  await send(low, two.eventId, [late(two.code, otherGate, 1, { override_reason: '老朋友' })])
  expect((await high.get(at(one.eventId, 'conflicts'))).body.count).toBe(0)
  expect((await high.get(at(one.eventId, 'scans'))).body.results).toMatchObject([
    { reason: 'refunded', override_reason: '老朋友', is_offline: true },
  ])
  expect((await high.get(at(two.eventId, 'conflicts'))).body).toMatchObject({
    count: 1,
    results: [{ scan: { reason: 'refunded', override_reason: '' } }],
  })
})
