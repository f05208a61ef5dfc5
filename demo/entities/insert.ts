import type { Connection } from '../../server/src/db'
import type { StoragePort } from '../../server/src/core/ports.types'

/** The shared arguments for writing every entity of one tenant. */
export interface Scene {
  tx: Connection
  storage: StoragePort
  tenantId: number
  /** The moment of seeding, from which all demo dates are counted. */
  now: Date
  timeZone: string
}

/** Ids by position: the first row is 1. */
export function numbered<K, T>(rows: readonly T[], key: (row: T) => K): (key: K) => number {
  const ids = new Map(rows.map((row, i) => [key(row), i + 1]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`the seed names ${String(name)}, which is not there`)
    return id
  }
}
