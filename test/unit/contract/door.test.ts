import {
  admit,
  admitLate,
  type CodeFacts,
  type ListFacts,
  questionsOf,
  type ScanFacts,
  type TicketFacts,
} from '@storefront/contract/domain/door/admit'
import { normalizeCode, parseDoorCode, signedMessage } from '@storefront/contract/domain/door/door-code'
import { chunkRows, findById, findInList, type ListRow } from '@storefront/contract/domain/door/offline-list'
import { doorReasons, doorTone } from '@storefront/contract/domain/door/reasons'
import fc from 'fast-check'

const code: CodeFacts = { state: 'read', eventId: null, expires: null }
const ticket: TicketFacts = {
  kind: 'ticket',
  eventId: 1,
  typeId: 7,
  status: 'valid',
  uses: 1,
  useCount: 0,
  entered: 0,
  inside: 0,
}
const list: ListFacts = {
  eventId: 1,
  typeIds: null,
  takesRegistrations: true,
  opens: 1000,
  closes: 2000,
  reentry: 'once',
  hasExit: true,
  isInner: false,
  needsRotating: false,
  questions: [],
  minAge: null,
  attentionTypeIds: [],
}
const scan: ScanFacts = { direction: 'entry', count: 1, answers: {}, now: 1500, isOverride: false }

test.each([
  ['an unreadable code', 'unreadable', { code: { state: 'unreadable' } }],
  ['a code of another site', 'foreign', { code: { state: 'foreign' } }],
  ['a forged code', 'forged', { code: { state: 'forged' } }],
  ['a code that was replaced', 'revoked', { code: { state: 'revoked' } }],
  ['an unknown code', 'unknown', { ticket: null }],
  ['a signed code of another event without its ticket', 'wrong_event', { ticket: null, code: { eventId: 9 } }],
  ['a ticket of another event', 'wrong_event', { ticket: { eventId: 9 } }],
  ['a reserved ticket', 'unpaid', { ticket: { status: 'unpaid' } }],
  ['a registration that waits', 'unapproved', { ticket: { kind: 'registration', typeId: null, status: 'unapproved' } }],
  ['a cancelled ticket', 'canceled', { ticket: { status: 'canceled' } }],
  ['a refunded ticket', 'refunded', { ticket: { status: 'refunded' } }],
  ['a blocked ticket', 'blocked', { ticket: { status: 'blocked' } }],
  ['a type of another gate', 'wrong_gate', { list: { typeIds: [8] } }],
  [
    'a registration where none are taken',
    'wrong_gate',
    { ticket: { kind: 'registration', typeId: null }, list: { takesRegistrations: false } },
  ],
  ['a code that stays the same where a live one is asked for', 'static_code', { list: { needsRotating: true } }],
  [
    'a screenshot of a live code',
    'code_expired',
    { code: { expires: 1 }, scan: { now: 20_000 }, list: { closes: null } },
  ],
  ['an exit where none is counted', 'no_exit', { scan: { direction: 'exit' }, list: { hasExit: false } }],
  ['an exit of one who is not inside', 'not_inside', { scan: { direction: 'exit' } }],
  ['a ticket before the doors open', 'too_early', { scan: { now: 999 } }],
  ['a ticket after the doors close', 'too_late', { scan: { now: 2001 } }],
  ['a used ticket', 'used', { ticket: { useCount: 1, entered: 1, inside: 1 } }],
  [
    'a ticket whose holder is inside',
    'inside',
    { ticket: { useCount: 1, entered: 1, inside: 1 }, list: { reentry: 'after_exit' } },
  ],
  [
    'more people than a ticket has uses',
    'used',
    { ticket: { uses: 4, useCount: 2, entered: 2, inside: 2 }, scan: { count: 3 } },
  ],
  ['a device whose clock jumped', 'clock', { scan: { deviceReason: 'clock' } }],
] as const)('%s is refused as %s', (_, reason, parts) => {
  const facts: { code?: object; ticket?: object | null; list?: object; scan?: object } = parts
  const decision = admit(
    { ...code, ...facts.code },
    facts.ticket === null ? null : { ...ticket, ...facts.ticket },
    { ...list, ...facts.list },
    { ...scan, ...facts.scan },
  )
  expect(decision).toMatchObject({ result: 'error', reason, uses: 0, inside: 0 })
})

test('a valid ticket is admitted, and a holder who went out comes in again without another use', () => {
  expect(admit(code, ticket, list, scan)).toMatchObject({ result: 'ok', reason: null, uses: 1, inside: 1 })
  const outside = { ...ticket, useCount: 1, entered: 1, inside: 0 }
  expect(admit(code, outside, { ...list, reentry: 'after_exit' }, scan)).toMatchObject({
    result: 'ok',
    uses: 0,
    inside: 1,
  })
  expect(admit(code, outside, list, scan)).toMatchObject({ result: 'error', reason: 'used' })
  const inside = { ...outside, inside: 1 }
  expect(admit(code, inside, { ...list, reentry: 'many' }, scan)).toMatchObject({ result: 'ok', uses: 0, inside: 0 })
  expect(admit(code, inside, list, { ...scan, direction: 'exit' })).toMatchObject({ result: 'ok', uses: 0, inside: -1 })
})

test('an inner door lets in whoever spent the use at the entrance, once', () => {
  const visitor = { ...ticket, useCount: 1 }
  expect(admit(code, visitor, { ...list, isInner: true }, scan)).toMatchObject({ result: 'ok', uses: 1 })
  expect(admit(code, { ...visitor, entered: 1, inside: 1 }, { ...list, isInner: true }, scan)).toMatchObject({
    reason: 'used',
  })
})

test('questions and the age are asked until each has an answer', () => {
  const asking: ListFacts = { ...list, minAge: 18, questions: [{ id: 'size', title: '尺码', type: 'text' }] }
  expect(admit(code, ticket, asking, scan)).toMatchObject({
    result: 'incomplete',
    reason: null,
    questions: questionsOf(asking),
  })
  expect(admit(code, ticket, asking, { ...scan, answers: { size: 'M', age: ' ' } }).questions).toEqual([
    { id: 'age', title: '18', type: 'confirm' },
  ])
  expect(admit(code, ticket, asking, { ...scan, answers: { size: 'M', age: 'yes' } }).result).toBe('ok')
})

test('an override admits against the rules and says against which, but never a ticket of another event', () => {
  const override = { ...scan, isOverride: true }
  expect(admit(code, { ...ticket, status: 'refunded' }, list, override)).toMatchObject({
    result: 'ok',
    reason: 'refunded',
  })
  expect(admit(code, { ...ticket, useCount: 1, entered: 1, inside: 1 }, list, override)).toMatchObject({
    result: 'ok',
    reason: 'used',
    uses: 0,
    inside: 1,
  })
  expect(admit(code, { ...ticket, eventId: 9 }, list, override)).toMatchObject({
    result: 'error',
    reason: 'wrong_event',
  })
  expect(admit({ ...code, state: 'forged' }, ticket, list, override)).toMatchObject({
    result: 'error',
    reason: 'forged',
  })
})

test('an admission that happened offline stays one and carries the reason that would have refused it', () => {
  const refusal = admit(code, { ...ticket, useCount: 1 }, list, scan)
  const forced = admit(code, { ...ticket, useCount: 1 }, list, { ...scan, isOverride: true })
  expect(admitLate(refusal, 'ok', forced)).toMatchObject({ result: 'ok', reason: 'used', uses: 0, inside: 1 })
  expect(admitLate(admit(code, ticket, list, scan), 'error', forced)).toMatchObject({
    result: 'error',
    uses: 0,
    inside: 0,
  })
})

test('scans in any order never exceed the uses of a ticket, nor let out who is not inside', () => {
  const move = fc.record({
    direction: fc.constantFrom('entry', 'exit'),
    count: fc.integer({ min: 1, max: 3 }),
  } as const)
  const rules = fc.record({
    reentry: fc.constantFrom('once', 'after_exit', 'many'),
    hasExit: fc.boolean(),
    isInner: fc.boolean(),
  } as const)
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), rules, fc.integer({ min: 1, max: 4 }), (moves, rule, uses) => {
      let facts: TicketFacts = { ...ticket, uses }
      for (const one of moves) {
        const { result, uses: cost, inside } = admit(code, facts, { ...list, ...rule }, { ...scan, ...one })
        if (result !== 'ok') continue
        facts = {
          ...facts,
          useCount: facts.useCount + (rule.isInner ? 0 : cost),
          entered: facts.entered + cost,
          inside: facts.inside + inside,
        }
        expect(facts.entered).toBeLessThanOrEqual(uses)
        expect(facts.useCount).toBeLessThanOrEqual(uses)
        expect(facts.inside).toBeGreaterThanOrEqual(0)
        expect(facts.inside).toBeLessThanOrEqual(facts.entered)
      }
    }),
  )
})

test('every reason has a tone, and an admission is never shown in the colour of a refusal', () => {
  for (const reason of doorReasons) expect(['wait', 'bad']).toContain(doorTone('error', reason, false))
  expect([
    doorTone('ok', null, false),
    doorTone('ok', null, true),
    doorTone('ok', 'used', false),
    doorTone('incomplete', null, false),
  ]).toEqual(['good', 'attention', 'attention', 'ask'])
})

const signature = 'a'.repeat(86)
test('a signed code is read as it was written', () => {
  const content = {
    site: 'qingshi',
    keyId: 2,
    kind: 'ticket',
    id: 12,
    eventId: 5,
    typeId: 7,
    code: 'ABCDEFGHJK',
    expires: 90_000,
  } as const
  const message = signedMessage(content)
  expect(parseDoorCode(`${message}.${signature}`)).toEqual({ kind: 'signed', content, message, signature })
  expect(parseDoorCode(` ${signedMessage({ ...content, expires: null })}.${signature}\n`)).toMatchObject({
    content: { expires: null },
  })
})

test('a typed code is read with spaces, hyphens and small letters, and of an address its last part', () => {
  expect(parseDoorCode(' abcde-fghjk ')).toEqual({ kind: 'typed', code: 'ABCDEFGHJK', alike: 'ticket' })
  expect(normalizeCode('https://shop.test/mobile/ops/shop/eticket/?num=ab12')).toBe('AB12')
  expect(
    ['0123456789', '0123456789ABCDEF', 'ABCD23456789', 'ABCD2345'].map((text) => parseDoorCode(text)),
  ).toMatchObject(['other', 'eticket', 'coupon', 'pickup'].map((alike) => ({ alike })))
})

test('no text makes the reader of codes throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 500 }), fc.constant(`D1.${'9'.repeat(500)}`)),
      (text) => expect(parseDoorCode(text).kind).toBeDefined(),
    ),
  )
})

const row: ListRow = {
  hash: 'AAAAAAAAAAA',
  kind: 'ticket',
  id: 36,
  typeId: 7,
  status: 'valid',
  uses: 2,
  useCount: 1,
  entered: 1,
  inside: 0,
  initials: '',
}
test('a list gives of every ticket what was put in, at most in parts of the given length', () => {
  const rows = fc.uniqueArray(
    fc.record({
      hash: fc.string({ unit: fc.constantFrom(...'ABCDEFabcdef0123_-'), minLength: 11, maxLength: 11 }),
      kind: fc.constantFrom('ticket', 'registration'),
      id: fc.integer({ min: 1, max: 1_000_000 }),
      typeId: fc.option(fc.integer({ min: 1, max: 5000 })),
      status: fc.constantFrom('valid', 'unpaid', 'unapproved', 'canceled', 'refunded', 'blocked'),
      uses: fc.integer({ min: 1, max: 60 }),
      useCount: fc.nat(60),
      entered: fc.nat(60),
      inside: fc.nat(60),
      initials: fc.constantFrom('', '林', 'WX'),
    } as const),
    { selector: ({ hash, kind, id }) => [hash, `${kind}${id}`].join(), maxLength: 40 },
  )
  fc.assert(
    fc.property(rows, (all) => {
      const unique = all.filter(
        (one, n) =>
          all.findIndex((other) => other.hash === one.hash || (other.id === one.id && other.kind === one.kind)) === n,
      )
      const chunks = chunkRows(unique, 120)
      for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(120)
      for (const one of unique) expect(findInList(chunks, one.hash)).toEqual(one)
    }),
  )
})

test('a newer row replaces an older one, and the code before it is revoked', () => {
  const chunks = [
    ...chunkRows([row, { ...row, hash: 'CCCCCCCCCCC', id: 1 }]),
    ...chunkRows([{ ...row, hash: 'BBBBBBBBBBB', useCount: 2 }]),
  ]
  expect(findInList(chunks, row.hash)).toBe('revoked')
  expect(findInList(chunks, 'BBBBBBBBBBB')).toMatchObject({ id: 36, useCount: 2 })
  expect(findById(chunks, 'ticket', 36)).toMatchObject({ hash: 'BBBBBBBBBBB' })
  expect(findInList(chunks, 'DDDDDDDDDDD')).toBeNull()
})

test('a list of 10,000 tickets is smaller than a megabyte and a half', () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    ...row,
    hash: `h${String(n).padStart(10, '0')}`,
    id: 100_000 + n,
    initials: 'WX',
  }))
  expect(Buffer.byteLength(chunkRows(rows).join(''))).toBeLessThan(1_500_000)
})
