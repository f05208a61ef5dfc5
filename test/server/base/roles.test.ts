import { randomUUID } from 'node:crypto'
import { until } from '../../../scripts/lib/wait.mjs'
import { openDatabase } from '../../../server/src/db'
import type { Database } from '../../../server/src/core/database.types'
import { openPostgres } from '../../../server/src/db/postgres'
import { isEmpty } from '../../../server/src/opening/seed'
import { makeTenant } from '../../factories/tenant'
import { makeProduct } from '../../factories/product'
import { asLogin } from '../../support/dump-programs'
import { createEmptyDatabase } from '../support/postgres'

const PASSWORD = 'of-a-test'

interface Roles {
  /** The address of an empty database of the owner. */
  readonly url: string
  readonly owner: string
  readonly app: string
  /** Runs a statement as an administrator. */
  admin(sql: string): Promise<void>
}

const databases: Database[] = []
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close()
})

/** Makes a database and names for the roles of one test: roles belong to the whole server. */
async function makeRoles(): Promise<Roles> {
  const url = await createEmptyDatabase()
  const id = randomUUID().replaceAll('-', '').slice(0, 12)
  const [owner, app] = [`owner_${id}`, `app_${id}`]
  const admin = async (sql: string) => {
    const driver = await openPostgres({ url, max: 1 })
    await driver.use({ role: 'owner' }, (connection) => connection.exec(sql)).finally(driver.close)
  }
  await admin(
    `create role ${owner} login password '${PASSWORD}' nocreaterole; grant create on schema public to ${owner}`,
  )
  return { url: asLogin(url, owner, PASSWORD), owner, app, admin }
}

async function open(url: string, appRole: string): Promise<Database> {
  const database = await openDatabase({ url, dataDir: '', poolMax: 2, appRole }, () => undefined)
  databases.push(database)
  return database
}

async function writeShop(database: Database): Promise<void> {
  await database.owner.tx(async (tx) => {
    await makeTenant(tx, { tenantId: 1, slug: 'one' })
    await makeTenant(tx, { tenantId: 2, slug: 'two' })
    await makeProduct(tx, 1)
    await makeProduct(tx, 2)
  })
}

const productTenants = (database: Database, tenantId: number) =>
  database.of(tenantId).read((tx) => tx.rows<{ tenant_id: number }>('select distinct tenant_id from product'))

describe('a database', () => {
  test('opens by an owner without CREATEROLE and an application role that an administrator made', async () => {
    const { url, owner, app, admin } = await makeRoles()
    await admin(`create role ${app} nologin; grant ${app} to ${owner}`)
    const database = await open(url, app)
    await writeShop(database)
    expect(await productTenants(database, 1)).toEqual([{ tenant_id: 1 }])
    await expect(
      database.of(1).tx((tx) => tx.rows('delete from audit_log where tenant_id = 1 returning 1')),
    ).rejects.toThrow(/permission denied/)
  })

  test('names the statements of the administrator when there is no application role', async () => {
    const { url, owner, app } = await makeRoles()
    await expect(open(url, app)).rejects.toThrow(
      `${owner} may not work as ${app}. An administrator of the database runs: create role ${app} nologin; grant ${app} to "${owner}"`,
    )
  })

  test('opens while another database of the server makes the same role', async () => {
    const { app } = await makeRoles()
    const url = await createEmptyDatabase()
    const other = await openPostgres({ url, max: 2 })
    await other.use({ role: 'owner' }, async (connection) => {
      await connection.exec(`begin; create role ${app} nologin`)
      const opening = open(url, app)
      const isWaiting = async () => {
        const sql = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query = $1"
        // A transaction sees the activity of its first look.
        const rows = await other.use({ role: 'owner' }, (tx) => tx.rows(sql, [`create role ${app} nologin`]))
        return rows.length > 0
      }
      await until(isWaiting, { what: 'the second role', every: 5 })
      await connection.exec('commit')
      expect(await isEmpty(await opening)).toBe(true)
    })
    await other.close()
  })

  test('serves as a login without tables, whose application role has the rights of the migrations', async () => {
    const { url, owner, app, admin } = await makeRoles()
    await admin(`create role ${app} nologin; grant ${app} to ${owner}`)
    await writeShop(await open(url, app))
    const server = app.replace('app_', 'server_')
    await admin(
      `create role ${server} login bypassrls password '${PASSWORD}'; grant ${app} to ${server}; grant usage on schema public to ${server};
       grant select, insert, update, delete on all tables in schema public to ${server}; grant usage, select, update on all sequences in schema public to ${server}`,
    )
    const database = await open(asLogin(url, server, PASSWORD), app)
    expect(await isEmpty(database)).toBe(false)
    expect(await productTenants(database, 2)).toEqual([{ tenant_id: 2 }])
    await expect(database.owner.tx((tx) => tx.exec('drop table product cascade'))).rejects.toThrow(/must be owner/)
  })

  test('refuses a login that would take it for an empty one', async () => {
    const { url, owner, app, admin } = await makeRoles()
    await admin(`create role ${app} nologin; grant ${app} to ${owner}`)
    await writeShop(await open(url, app))
    const server = app.replace('app_', 'server_')
    await admin(
      `create role ${server} login password '${PASSWORD}'; grant ${app} to ${server}; grant select on all tables in schema public to ${server}`,
    )
    await expect(open(asLogin(url, server, PASSWORD), app)).rejects.toThrow(
      `${server} sees no rows of the database, whose tables ${owner} owns.`,
    )
  })

  test('gives another application role the rights that the first one had, and no more', async () => {
    const { url, owner, app, admin } = await makeRoles()
    const second = app.replace('app_', 'second_')
    await admin(`create role ${app} nologin; create role ${second} nologin; grant ${app}, ${second} to ${owner}`)
    const first = await open(url, app)
    await writeShop(first)
    const rightsOf = (role: string) =>
      first.owner.read((tx) =>
        tx.rows(
          `select table_name, column_name, privilege_type from information_schema.column_privileges where grantee = $1
            union all select table_name, '', privilege_type from information_schema.table_privileges where grantee = $1 order by 1, 2, 3`,
          [role],
        ),
      )
    const database = await open(url, second)
    expect(await productTenants(database, 1)).toEqual([{ tenant_id: 1 }])
    expect(await rightsOf(second)).toEqual(await rightsOf(app))
  })

  test('opens after an earlier text of a migration, and not after an unknown one', async () => {
    const { url, owner, app, admin } = await makeRoles()
    await admin(`create role ${app} nologin; grant ${app} to ${owner}`)
    const database = await open(url, app)
    const noteDigest = (digest: string) =>
      database.owner.tx((tx) =>
        tx.rows("update schema_migration set digest = $1 where name = '0002_row_level_security.sql'", [digest]),
      )
    await noteDigest('83bb92645023829ee41fd63c78b142f161325f01f1ac1b786f621801d43b71e1')
    await open(url, app)
    await noteDigest('another')
    await expect(open(url, app)).rejects.toThrow('Migration 0002_row_level_security.sql was changed after it ran')
  })
})
