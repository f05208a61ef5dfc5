import { setTimeout as sleep } from 'node:timers/promises'
import { errors } from '@storefront/contract/errors'
import { type Connection, joinTransaction } from '../../db'
import { Failure, fail } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { requestHash } from '../../lib/request-hash'
import { toErrorResponse } from '../plugins/errors'

export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** A call that may be repeated: its key, its name, and what was asked. */
export interface Attempt {
  key: string
  /** `METHOD /path/`. */
  endpoint: string
  params: unknown
  body: unknown
}

/** An answer as it goes out and as it is stored. */
export interface HandlerReply {
  status: number
  body: unknown
}

type Run = (ctx: UserCtx) => Promise<unknown>

interface StoredRow {
  endpoint: string
  body_hash: string
  status: number
  reply: unknown
  created_at: string
}

const hashOf = ({ params, body }: Attempt) => requestHash([params ?? null, body ?? null])

/** Whether a failure would be the same on another try; others are not stored, so that the key can be used again. */
function isFinal({ name }: Failure): boolean {
  const { status } = errors[name]
  return status < 500 && status !== 429 && status !== 401 && name !== 'inProgress'
}

/** Claims the key for this attempt. Waits for another transaction that is claiming the same one. */
async function claim(tx: Connection, ctx: UserCtx, attempt: Attempt): Promise<boolean> {
  const rows = await tx.rows(
    `insert into idempotency_key (tenant_id, user_id, key, endpoint, body_hash, status, reply, created_at)
     values ($1, $2, $3, $4, $5, 0, 'null', $6) on conflict do nothing returning 1`,
    [ctx.tenant.id, ctx.user.id, attempt.key, attempt.endpoint, hashOf(attempt), ctx.now],
    'idempotency_claim',
  )
  return rows.length > 0
}

async function stored(tx: Connection, ctx: UserCtx, { key }: Attempt): Promise<StoredRow | undefined> {
  const [row] = await tx.rows<StoredRow>(
    'select endpoint, body_hash, status, reply, created_at from idempotency_key where tenant_id = $1 and user_id = $2 and key = $3',
    [ctx.tenant.id, ctx.user.id, key],
  )
  return row
}

async function store(tx: Connection, ctx: UserCtx, { key }: Attempt, { status, body }: HandlerReply): Promise<void> {
  await tx.rows(
    'update idempotency_key set status = $4, reply = $5 where tenant_id = $1 and user_id = $2 and key = $3',
    [ctx.tenant.id, ctx.user.id, key, status, JSON.stringify(body)],
    'idempotency_store',
  )
}

/** Returns the answer that a row gives to an attempt with its key; null while the first attempt is still running. */
function storedReplyFor(row: StoredRow, attempt: Attempt): HandlerReply | Failure | null {
  if (row.endpoint !== attempt.endpoint || row.body_hash !== hashOf(attempt)) return fail('keyReused')
  return row.status === 0 ? null : { status: row.status, body: row.reply }
}

function toReply(result: unknown, ctx: UserCtx): HandlerReply {
  return result instanceof Failure ? toErrorResponse(result, ctx.language) : { status: 200, body: result }
}

/**
 * Runs a call at most once for its key. Key, effect and answer are one transaction: a kill in between
 * loses nothing and doubles nothing, and a second call with the key waits for the first and gets its
 * answer. A failure undoes the effect and keeps the answer, when it is final.
 */
export async function runAtomic(ctx: UserCtx, attempt: Attempt, run: Run): Promise<HandlerReply | Failure> {
  let answer: HandlerReply | null = null
  return ctx.db.tx(
    async (tx) => {
      answer = null
      const [isClaimed] = await Promise.all([claim(tx, ctx, attempt), tx.exec('savepoint effect')])
      if (!isClaimed) {
        const row = await stored(tx, ctx, attempt)
        return (row && storedReplyFor(row, attempt)) ?? fail('inProgress')
      }
      const result = await run({ ...ctx, db: joinTransaction(tx) })
      if (result instanceof Failure) {
        if (!isFinal(result)) return result
        await tx.exec('rollback to savepoint effect')
        await result.lasting?.(tx)
      }
      answer = toReply(result, ctx)
      return answer
    },
    async (tx) => answer && store(tx, ctx, attempt, answer),
  )
}

/** A claim older than this was left behind by a process that died. */
const ABANDONED_MS = 60_000
const POLL_MS = 150
const PATIENCE_MS = 5000

/**
 * Runs a call that sends requests to a vendor, during which no transaction may be open: the claim is a row of its own,
 * and the call must be safe to repeat (the vendor knows our number).
 */
export async function runExternal(ctx: UserCtx, attempt: Attempt, run: Run): Promise<HandlerReply | Failure> {
  for (let waitedMs = 0; !(await ctx.db.tx((tx) => claim(tx, ctx, attempt))); waitedMs += POLL_MS) {
    const row = await ctx.db.read((tx) => stored(tx, ctx, attempt))
    const verdict = row && storedReplyFor(row, attempt)
    if (verdict) return verdict
    if (row && (await takeOver(ctx, attempt, row))) break
    if (waitedMs >= PATIENCE_MS) return fail('inProgress')
    await sleep(POLL_MS)
  }
  try {
    const result = await run(ctx)
    if (result instanceof Failure && !isFinal(result)) await release(ctx, attempt)
    else await ctx.db.tx((tx) => store(tx, ctx, attempt, toReply(result, ctx)))
    return result instanceof Failure ? result : { status: 200, body: result }
  } catch (error) {
    await release(ctx, attempt)
    throw error
  }
}

async function takeOver(ctx: UserCtx, { key }: Attempt, row: StoredRow): Promise<boolean> {
  if (ctx.now.getTime() - new Date(row.created_at).getTime() < ABANDONED_MS) return false
  const takenRows = await ctx.db.tx((tx) =>
    tx.rows(
      'update idempotency_key set created_at = $4 where tenant_id = $1 and user_id = $2 and key = $3 and status = 0 and created_at = $5 returning 1',
      [ctx.tenant.id, ctx.user.id, key, ctx.now, row.created_at],
    ),
  )
  return takenRows.length > 0
}

async function release(ctx: UserCtx, { key }: Attempt): Promise<void> {
  await ctx.db.tx((tx) =>
    tx.rows('delete from idempotency_key where tenant_id = $1 and user_id = $2 and key = $3 and status = 0', [
      ctx.tenant.id,
      ctx.user.id,
      key,
    ]),
  )
}
