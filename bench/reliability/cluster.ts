import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.mjs'
import { until } from '../../scripts/lib/wait.mjs'
import type { Connection } from '../../server/src/core/database.types'
import { openPostgres } from '../../server/src/db/postgres'
import { openForwarder, WRITE_COMMITTED } from '../../test/support/forwarder'

const NAME = 'reliability'
/** A standby needs the log from before its copy; the connections are those of two processes and the run's own. */
const FLAGS = ['wal_keep_size=256MB', 'max_wal_senders=4'].flatMap((flag) => ['-c', flag])

/** A PostgreSQL behind an address that stays the same while its server is restarted or replaced. */
export interface Cluster {
  /** The address of an empty database. */
  readonly url: string
  /** Ends every connection of the database at once, and gives how many there were. */
  endConnections(): Promise<number>
  /** Ends the connection of the next commit before the commit's reply. */
  loseCommit(): Promise<void>
  restart(): Promise<void>
  /** Crashes the server while a synchronous standby follows it, and leads the address to the standby. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

/** Runs statements as the superuser on a connection of its own. */
async function withAdmin<T>(server: Postgres, fn: (connection: Connection) => Promise<T>): Promise<T> {
  const driver = await openPostgres({ url: server.url, max: 1 })
  try {
    return await driver.use({ role: 'owner' }, fn)
  } finally {
    await driver.close()
  }
}

/**
 * Copies a running server into `folder` as its standby (a base backup by PostgreSQL's low-level calls) and starts it.
 */
async function startStandby(primary: Postgres, folder: string, password: string): Promise<Postgres> {
  const dataDir = path.join(folder, 'data')
  const label = await withAdmin(primary, async (connection) => {
    await connection.exec("select pg_backup_start('standby', true)")
    // Files that vanish while they are copied end it with an error; the log brings what they held.
    await promisify(execFile)('cp', ['-a', primary.dataDir, dataDir]).catch(() => undefined)
    const [row] = await connection.rows<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    return row?.labelfile ?? ''
  })
  await rm(path.join(dataDir, 'postmaster.pid'), { force: true })
  const { uid, gid } = await stat(dataDir)
  for (const [name, text] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(path.join(dataDir, name), text)
    await chown(path.join(dataDir, name), uid, gid)
  }
  await writeFile(path.join(folder, 'password'), password)
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${password}`
  return startPostgres({ dir: folder, flags: [...FLAGS, '-c', `primary_conninfo=${source}`] })
}

/** Lets each commit wait until the standby has it. */
async function replicateSynchronously(primary: Postgres): Promise<void> {
  await withAdmin(primary, async (connection) => {
    await connection.exec("alter system set synchronous_standby_names = '*'")
    await connection.exec('select pg_reload_conf()')
    const isSynchronous = async () =>
      (await connection.rows("select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0
    await until(isSynchronous, { what: 'a synchronous standby' })
  })
}

/** Starts a server and the address before it. */
export async function openCluster(): Promise<Cluster> {
  const folder = () => mkdtemp(path.join(os.tmpdir(), 'storefront-cluster-'))
  const folders = [await folder()]
  let server = await startPostgres({ dir: folders[0], flags: FLAGS })
  const { password } = new URL(server.url)
  await server.createDatabase(NAME)
  const forwarder = await openForwarder(server.port)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${forwarder.port}/${NAME}`,
    endConnections: () =>
      withAdmin(
        server,
        async (connection) =>
          (await connection.rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [NAME]))
            .length,
      ),
    loseCommit: () => forwarder.loseReply(WRITE_COMMITTED),
    async restart() {
      await server.stop()
      forwarder.moveTo(null)
      server = await startPostgres({ dir: folders.at(-1), flags: FLAGS })
      forwarder.moveTo(server.port)
    },
    async failOver() {
      folders.push(await folder())
      const standby = await startStandby(server, folders.at(-1) ?? '', password)
      await replicateSynchronously(server)
      await server.stop('immediate')
      forwarder.moveTo(null)
      await withAdmin(standby, (connection) => connection.exec('select pg_promote()'))
      server = standby
      forwarder.moveTo(server.port)
    },
    async stop() {
      await forwarder.close()
      await server.stop()
      for (const one of folders) await rm(one, { recursive: true, force: true })
    },
  }
}
