import { admitLate, type DoorDecision } from '@storefront/contract/domain/door/admit'
import { doorReasons } from '@storefront/contract/domain/door/reasons'
import type { LateScanInput } from '@storefront/contract/entities/door/door'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../db'
import { Failure, fail } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { judge, readLocked } from './scan'
import { applyEffect, revertEffect } from './effect'
import { findByNonce, findOther, insertScan, type Judgement, spentBy, type StoredScan } from './scan-store'
import type { DoorSetup, GateSetup } from './door'
import { findDoor, gateOf } from './door'
import type { Subject } from './subject'

/** A device whose clock runs ahead does not write into the future. */
const scannedAt = (ctx: UserCtx, text: string): Date => new Date(Math.min(Date.parse(text), ctx.now.getTime()))

const reasonFrom = (text: string | null | undefined) => doorReasons.find((reason) => reason === text) ?? null

const NUMBER = `update door_scan set sequence = $4, is_offline = true where tenant_id = $1 and id = $2 and sequence is null
  and not exists (select 1 from door_scan o where o.tenant_id = $1 and o.event_id = door_scan.event_id and o.device_id = $3 and o.sequence = $4)`

const ADMIT = `update door_scan set result = 'ok', reason = coalesce($3, reason), uses = $4, spent = $5, inside = $6, other_id = $7
  where tenant_id = $1 and id = $2 and result = 'error'`

const WITHDRAW = `update door_scan set undone_at = $3, undo_reason = 'refused at the door', undo_actor_id = $4
  where tenant_id = $1 and id = $2 and undone_at is null returning 1`

interface Late {
  setup: GateSetup
  input: LateScanInput
  decision: DoorDecision
  subject: Subject | undefined
}

/**
 * The scan reached the server, but its answer did not reach the device, which then decided by itself: what the steward
 * saw is what happened.
 */
async function reconcile(
  tx: Connection,
  ctx: UserCtx,
  stored: StoredScan,
  { setup, input, decision, subject }: Late,
): Promise<boolean> {
  await tx.rows(NUMBER, [ctx.tenant.id, stored.id, input.device, input.sequence], 'door_number')
  if (stored.result === 'error' && input.result === 'ok' && subject) {
    const cost = spentBy({ setup, decision })
    const other = await findOther(tx, ctx, subject, input.nonce)
    await tx.rows(
      ADMIT,
      [ctx.tenant.id, stored.id, decision.reason, decision.uses, cost, decision.inside, other],
      'door_admit',
    )
    await applyEffect(tx, ctx, subject, { cost, isForced: true })
    return true
  }
  if (stored.result === 'ok' && input.result !== 'ok' && stored.kind && stored.subject_id !== null) {
    const rows = await tx.rows(WITHDRAW, [ctx.tenant.id, stored.id, ctx.now, ctx.user.id], 'door_withdraw')
    if (rows.length > 0) await revertEffect(tx, ctx, { kind: stored.kind, id: stored.subject_id }, stored.spent)
  }
  return false
}

/** Stores one scan of a queue; true when it is an admission against the rules. */
async function storeLate(ctx: UserCtx, eventId: number, setup: GateSetup, input: LateScanInput): Promise<boolean> {
  const result = await ctx.db.tx(async (tx) => {
    const at = scannedAt(ctx, input.scanned_at)
    const reading = await readLocked(tx, ctx, input.code)
    const { decision: ruled, forced, reply, subject } = await judge(tx, ctx, setup, reading, input, at)
    const decision = admitLate(ruled, input.result, forced)
    const stored = await findByNonce(tx, ctx, eventId, input)
    if (stored instanceof Failure) return stored
    if (stored) return reconcile(tx, ctx, stored, { setup, input, decision, subject })
    const outcome: DoorDecision =
      decision.result === 'ok'
        ? decision
        : { ...decision, result: 'error', reason: reasonFrom(input.reason) ?? decision.reason }
    const judgement: Judgement = {
      setup,
      input,
      decision: outcome,
      subject,
      reply: { ...reply, result: outcome.result, reason: outcome.reason, questions: [] },
      scannedAt: at,
      isOffline: true,
      // A steward's word is none: it is a conflict, as any other admission against the rules.
      overrideReason: hasPermission(ctx.perms, permissions.superviseDoor) ? (input.override_reason ?? '') : '',
      sequence: input.sequence,
    }
    // A device that lost its storage counts from the start again: the scan is stored all the same.
    const id = (await insertScan(tx, ctx, judgement)) ?? (await insertScan(tx, ctx, { ...judgement, sequence: null }))
    if (id === null) return fail('inProgress')
    if (outcome.result === 'ok' && subject)
      await applyEffect(tx, ctx, subject, { cost: spentBy(judgement), isForced: true })
    return outcome.result === 'ok' && outcome.reason !== null
  })
  if (result instanceof Failure) throw new Error(`a scan failed with ${result.name}`)
  return result
}

/** Returns the gate of a scan, or the event's first one where it is gone by now: what happened there stays. */
const gateAtThatTime = (door: DoorSetup, id: number | null): GateSetup | undefined =>
  gateOf(door, id) ?? gateOf(door, door.gates[0]?.id ?? null)

/**
 * Takes the scans that a device decided without a network, in their order, each in a transaction of its own: one that
 * cannot be stored keeps none of the others out, and stays on the device.
 */
export async function storeLateScans(
  ctx: UserCtx,
  eventId: number,
  scans: readonly LateScanInput[],
): Promise<{ stored: string[]; conflicts: number } | Failure> {
  const door = await ctx.db.read((tx) => findDoor(tx, ctx, eventId))
  if (!door) return fail('notFound')
  const stored: string[] = []
  let conflicts = 0
  for (const scan of [...scans].sort((one, other) => one.sequence - other.sequence)) {
    const setup = gateAtThatTime(door, scan.gate)
    if (!setup) continue
    try {
      if (await storeLate(ctx, eventId, setup, scan)) conflicts += 1
      stored.push(scan.nonce)
    } catch (error) {
      ctx.log.warn({ err: error, nonce: scan.nonce }, 'a queued scan was not stored')
    }
  }
  return { stored, conflicts }
}
