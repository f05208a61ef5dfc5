import { until } from '../../scripts/lib/wait.mjs'
import type { Connection } from '../../server/src/core/database.types'
import { MAIN } from '../server/support/app'
import type { RaceEnvironment } from './support'

const WAITING = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"

/** Comes to rest when so many statements wait for a lock, or `isOver` says that they never will. */
export const untilWaiting = ({ t }: RaceEnvironment, count: number, isOver: () => boolean): Promise<boolean> =>
  until(async () => isOver() || (await t.make((tx) => tx.rows(WAITING))).length >= count, {
    every: 10,
    what: `${count} statements waiting for a lock`,
  })

/**
 * Returns the result of `call`, which is made after the statements of an open transaction. The transaction commits when
 * the call waits for a lock, or ends without one.
 */
export async function callDuring<R>(
  environment: RaceEnvironment,
  statements: (tx: Connection) => Promise<unknown>,
  call: () => Promise<R>,
): Promise<R> {
  let isOver = false
  const { pending } = await environment.t.database.of(MAIN).tx(async (tx) => {
    await statements(tx)
    const pending = call().finally(() => {
      isOver = true
    })
    await untilWaiting(environment, 1, () => isOver)
    return { pending }
  })
  return pending
}

/**
 * Makes the calls while a user is locked, each when those before it wait, so that they get the lock in their sequence.
 */
export async function callInLine(
  environment: RaceEnvironment,
  userId: number,
  calls: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const pending: Promise<unknown>[] = []
  await environment.t.database.of(MAIN).tx(async (tx) => {
    await tx.rows('select 1 from account where tenant_id = 1 and id = $1 for no key update', [userId])
    for (const call of calls) {
      pending.push(call())
      await untilWaiting(environment, pending.length, () => false)
    }
  })
  await Promise.all(pending)
}
