import type { Begin, Connection } from '../core/database.types'
import { Failure } from '../core/failure'
import { databaseUnavailable } from './sql-state'

/** The work of a transaction; see TenantDb.tx. */
export interface Work<T> {
  fn: (tx: Connection) => Promise<T>
  last?: (tx: Connection) => Promise<unknown>
}

/** A name of a tenant that one transaction at a time holds. */
interface Lock {
  tenantId: number
  name: string
}

/** A transaction needs a lock that it has not held from its start. */
class LockNeeded extends Error {
  constructor(readonly lock: Lock) {
    super('the transaction begins again with a lock')
  }
}

/** Locks that a transaction has held from its start, by its connection. */
const startLocks = new WeakMap<Connection, readonly Lock[]>()

/**
 * Waits until no other transaction holds a name of a tenant, and holds it until this one is settled. Unlike a row's
 * lock, it stays when a Failure undoes the transaction, until the lasting part of the failure (`Failure.lasting`) is
 * written. Only a lock from before the first savepoint does so: the transaction begins again with it, `fn` included.
 */
export async function lockUntilSettled(tx: Connection, tenantId: number, name: string): Promise<void> {
  const locks = startLocks.get(tx) ?? []
  if (!locks.some((lock) => lock.tenantId === tenantId && lock.name === name)) throw new LockNeeded({ tenantId, name })
}

/**
 * Runs reads in one transaction. Nobody waits for the commit, which writes nothing: what the connection is asked for
 * next comes behind it, and fails if the connection does.
 */
export async function runReads<T>(tx: Connection, begin: Begin, fn: (tx: Connection) => Promise<T>): Promise<T> {
  const result = await runBegun(tx, begin('read only'), fn)
  void tx.exec('commit').catch(() => undefined)
  return result
}

/** Runs a transaction, once more for each lock that it turns out to need. */
export async function runTransaction<T>(tx: Connection, begin: Begin, work: Work<T>): Promise<T> {
  for (let locks: readonly Lock[] = []; ; )
    try {
      startLocks.set(tx, locks)
      return await runLocked(tx, begin(), locks, work)
    } catch (error) {
      if (!(error instanceof LockNeeded)) throw error
      locks = [...locks, error.lock]
    } finally {
      startLocks.delete(tx)
    }
}

async function runLocked<T>(tx: Connection, begin: string, locks: readonly Lock[], { fn, last }: Work<T>): Promise<T> {
  const result = await runBegun(tx, begin, fn, locks)
  if (result instanceof Failure) await undo(tx, begin, locks, result)
  // A commit after a statement that failed rolls back, and the statement's error is thrown.
  else await Promise.all([last?.(tx), tx.exec('commit')])
  return result
}

/** Undoes a transaction and writes what stays of it, before another transaction gets its locks. */
async function undo(tx: Connection, begin: string, locks: readonly Lock[], { lasting }: Failure): Promise<void> {
  if (!lasting) return tx.exec('rollback')
  // Each in a message of its own: a cluster repeats the message of a setting on its machines.
  const undone = locks.length > 0 ? [tx.exec('rollback to savepoint locked')] : [tx.exec('rollback'), tx.exec(begin)]
  await Promise.all([...undone, lasting(tx), tx.exec('commit')])
}

/** `begin`, the locks and the first statement go out together: a connection runs what it is sent in order. */
async function runBegun<T>(
  tx: Connection,
  begin: string,
  fn: (tx: Connection) => Promise<T>,
  locks: readonly Lock[] = [],
): Promise<T> {
  try {
    const preparations = [
      // Without it, the statements behind it would run with the rights of the login: the connection is given up.
      tx.exec(begin).catch((error: unknown) => Promise.reject(databaseUnavailable(error))),
      ...locks.map(({ tenantId, name }) => tx.rows('select pg_advisory_xact_lock($1, hashtext($2))', [tenantId, name])),
      ...(locks.length > 0 ? [tx.exec('savepoint locked')] : []),
    ]
    const [result] = await Promise.all([fn(tx), ...preparations])
    return result
  } catch (error) {
    // A broken connection cannot roll back; the server does it itself then, and the cause is `error`.
    await tx.exec('rollback').catch(() => undefined)
    throw error
  }
}
