import type { PGlite } from '@electric-sql/pglite'
import { beginAs, SESSION_SETTINGS, setSettings } from './connection'
import type { Connection, Driver, Param } from '../core/database.types'
import { Mutex } from './mutex'

const INT8 = 20
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const DATE = 1082
const asText = (value: string) => value
const parsers = { [INT8]: Number, [TIMESTAMP]: asText, [TIMESTAMPTZ]: asText, [DATE]: asText }

/**
 * Returns the embedded driver: one PGlite, one connection, one user of it at a time. `dataDir` undefined keeps
 * everything in memory; `snapshot` starts from a dump of another one (tests).
 */
export async function openPglite(options: {
  dataDir?: string
  snapshot?: Blob
}): Promise<Driver & { readonly pglite: PGlite }> {
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create({ dataDir: options.dataDir, loadDataDir: options.snapshot, parsers })
  await pglite.exec(setSettings(SESSION_SETTINGS, 'session'))
  return { pglite, ...driverOver(pglite) }
}

function driverOver(pglite: PGlite): Driver {
  const mutex = new Mutex()
  const connection = connectionOver(pglite)
  return {
    use: (scope, fn) => mutex.run(() => fn(connection, beginAs(scope, { session: SESSION_SETTINGS }))),
    // Waits for its turn, so that what is in flight finishes.
    close: () => mutex.run(() => pglite.close()),
  }
}

function connectionOver(pglite: PGlite): Connection {
  return {
    rows: async <T>(sql: string, params: readonly Param[] = []) =>
      (await pglite.query<T>(sql, [...params], { parsers })).rows,
    exec: async (sql) => {
      await pglite.exec(sql)
    },
  }
}
