import { listFacts } from '@storefront/contract/domain/door/list-facts'
import { admit, type DoorDecision, type ScanFacts } from '@storefront/contract/domain/door/admit'
import type { DoorScanInput, DoorScanReply } from '@storefront/contract/entities/door/door'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../db'
import { Failure, fail } from '../../core/failure'
import type { Ctx, UserCtx } from '../../core/context.types'
import { findDoor, type GateSetup, gateOf } from './door'
import { applyEffect } from './effect'
import { findByNonce, insertScan, type Judgement, lastUse, replyOf, spentBy } from './scan-store'
import { type CodeReading, lockSubject, readCode, readHistory, type Subject, subjectFacts } from './subject'

/** First letters of a name: what a gate needs to greet, and no more. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s·]+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 4)

/** Returns the gate of a scan, or the failure of one that is not the event's. */
export async function findGate(
  tx: Connection,
  ctx: Ctx,
  eventId: number,
  gate: number | null,
): Promise<GateSetup | Failure> {
  const door = await findDoor(tx, ctx, eventId)
  return (door && gateOf(door, gate)) ?? fail('notFound')
}

export interface Judged {
  decision: DoorDecision
  /** The decision if a supervisor overrides. */
  forced: DoorDecision
  reply: DoorScanReply
  subject: Subject | undefined
}

/** Decides a scan by the one rule (contract/domain/door/admit) on what is stored now. */
export async function judge(
  tx: Connection,
  ctx: Ctx,
  { event, list }: GateSetup,
  { code, subject }: CodeReading,
  input: Pick<DoorScanInput, 'direction' | 'count' | 'answers' | 'override_reason'>,
  now: Date,
): Promise<Judged> {
  const facts = listFacts(list, event.id)
  const ticket = subject ? subjectFacts(subject, await readHistory(tx, ctx, subject, list.id)) : null
  const direction = input.direction ?? 'entry'
  const scan: ScanFacts = {
    direction,
    count: input.count ?? 1,
    answers: input.answers ?? {},
    now: now.getTime(),
    isOverride: input.override_reason !== undefined,
  }
  const decision = admit(code, ticket, facts, scan)
  const forced = admit({ ...code, state: 'read' }, ticket, facts, { ...scan, isOverride: true })
  // Of another event's ticket a gate learns that it is another event's.
  const isOwn = subject?.event_id === event.id
  const last = subject && isOwn && decision.result !== 'incomplete' ? await lastUse(tx, ctx, subject) : null
  const reply: DoorScanReply = {
    scan: null,
    result: decision.result,
    reason: decision.reason,
    attention: decision.attention,
    questions: [...decision.questions],
    direction,
    count: scan.count,
    ticket:
      subject && isOwn
        ? {
            kind: subject.kind,
            id: subject.id,
            code: subject.code,
            type_name: subject.type_name,
            initials: list.shows_initials ? initialsOf(subject.name) : '',
            uses: subject.uses,
            use_count: Math.min(subject.uses, subject.use_count + (list.is_inner ? 0 : decision.uses)),
          }
        : null,
    last: last && { at: last.at, gate: last.gate, device: last.device, by: last.by },
    opens: list.opens,
    closes: list.closes,
  }
  return { decision, forced, reply, subject }
}

/** Returns the reply that scanning a code would get; changes nothing. */
export function lookAtTicket(
  ctx: UserCtx,
  eventId: number,
  { code, gate = null }: { code: string; gate?: number | null },
): Promise<DoorScanReply | Failure> {
  return ctx.db.read(async (tx) => {
    const setup = await findGate(tx, ctx, eventId, gate)
    if (setup instanceof Failure) return setup
    return (await judge(tx, ctx, setup, await readCode(tx, ctx, code), {}, ctx.now)).reply
  })
}

/** Returns a code's reading with its subject locked and as it is under the lock. */
export async function readLocked(tx: Connection, ctx: Ctx, text: string): Promise<CodeReading> {
  const reading = await readCode(tx, ctx, text)
  return reading.subject ? { ...reading, subject: await lockSubject(tx, ctx, reading.subject) } : reading
}

/**
 * Redeems a code at a gate. The ticket's row is locked, so that of many who scan it at once each is judged on what the
 * one before has stored; the nonce is unique, so that a scan that is sent again is answered again and counted once.
 * Another scan under a used nonce fails with `keyReused`.
 */
export async function scanTicket(
  ctx: UserCtx,
  eventId: number,
  input: DoorScanInput,
): Promise<DoorScanReply | Failure> {
  if (input.override_reason !== undefined && !hasPermission(ctx.perms, permissions.superviseDoor))
    return fail('forbidden')
  return ctx.db.tx(async (tx) => {
    const setup = await findGate(tx, ctx, eventId, input.gate)
    if (setup instanceof Failure) return setup
    const earlier = await findByNonce(tx, ctx, eventId, input)
    if (earlier) return earlier instanceof Failure ? earlier : replyOf(earlier)
    const { decision, reply, subject } = await judge(
      tx,
      ctx,
      setup,
      await readLocked(tx, ctx, input.code),
      input,
      ctx.now,
    )
    // Nothing has happened yet: the same scan comes again with the answers.
    if (decision.result === 'incomplete') return reply
    const judgement: Judgement = {
      setup,
      input,
      decision,
      subject,
      reply,
      scannedAt: ctx.now,
      isOffline: false,
      overrideReason: input.override_reason ?? '',
      sequence: null,
    }
    const id = await insertScan(tx, ctx, judgement)
    if (id === null) {
      const other = await findByNonce(tx, ctx, eventId, input)
      if (other instanceof Failure) return other
      return other ? replyOf(other) : fail('inProgress')
    }
    if (decision.result === 'ok' && subject)
      await applyEffect(tx, ctx, subject, { cost: spentBy(judgement), isForced: decision.reason !== null })
    return { ...reply, scan: id }
  })
}
