import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { buildApp } from '../../../server/src/app'
import type { Database } from '../../../server/src/core/database.types'
import { openDatabase } from '../../../server/src/db'
import { openPostgres } from '../../../server/src/db/postgres'
import { isEmpty } from '../../../server/src/opening/seed'
import { makeProduct } from '../../factories/product'
import { makeTenant } from '../../factories/tenant'
import { asLogin, findDumpPrograms, runDumpProgram } from '../../support/dump-programs'
import { testDeps } from '../support/app'
import { Client } from '../support/client'
import { testPorts } from '../support/doubles'

const PASSWORD = 'of-a-test'
const programs = findDumpPrograms() ?? ''
/** Without pg_dump on the machine nothing can be dumped; CI's machines have it. */
const testWithPrograms = programs === '' ? test.skip : test

let postgres: Postgres
let folder: string
beforeAll(async () => {
  if (programs === '') return
  postgres = await startPostgres({ programs })
  folder = await mkdtemp(join(tmpdir(), 'storefront-dump-'))
})
afterAll(async () => {
  if (programs === '') return
  await postgres.stop()
  await rm(folder, { recursive: true })
})

async function admin(url: string, sql: string): Promise<void> {
  const driver = await openPostgres({ url, max: 1 })
  await driver.use({ role: 'owner' }, (connection) => connection.exec(sql)).finally(driver.close)
}

/** Makes an empty database of `{name}_owner`, whose application works as `{name}_app`. */
async function makeDatabase(name: string): Promise<{ url: string; appRole: string; open(): Promise<Database> }> {
  const [owner, appRole] = [`${name}_owner`, `${name}_app`]
  await admin(
    postgres.url,
    `create role ${owner} login password '${PASSWORD}'; create role ${appRole} nologin; grant ${appRole} to ${owner}`,
  )
  const own = await postgres.createDatabase(name)
  await admin(own, `grant create on schema public to ${owner}`)
  const url = asLogin(own, owner, PASSWORD)
  const open = () => openDatabase({ url, dataDir: '', poolMax: 3, appRole }, () => undefined)
  return { url, appRole, open }
}

/** The number and a digest of the rows of each table. */
async function digestsOf(database: Database): Promise<Record<string, unknown>> {
  return database.owner.read(async (tx) => {
    const tables = await tx.rows<{ name: string }>(
      "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1",
    )
    const entries: [string, unknown][] = []
    for (const { name } of tables)
      entries.push([
        name,
        (await tx.rows(`select count(*), md5(string_agg(t::text, ',' order by t::text)) as rows from "${name}" t`))[0],
      ])
    return Object.fromEntries(entries)
  })
}

testWithPrograms('a dump by the backup role opens under other names, with its rows, rights and isolation', async () => {
  const from = await makeDatabase('from')
  const firstOpening = await from.open()
  await firstOpening.owner.tx(async (tx) => {
    await makeTenant(tx, { tenantId: 1, slug: 'one', host: 'one.test' })
    await makeTenant(tx, { tenantId: 2, slug: 'two' })
    for (let count = 0; count < 50; count++) await makeProduct(tx, (count % 2) + 1)
  })
  await firstOpening.close()
  // An opening completes rows: the copy's finds nothing more to do.
  const source = await from.open()
  await admin(
    postgres.urlOf('from'),
    `create role from_backup login bypassrls password '${PASSWORD}'; grant pg_read_all_data to from_backup`,
  )
  const file = join(folder, 'from.dump')
  await runDumpProgram(programs, 'pg_dump', [
    ...['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    `--dbname=${asLogin(postgres.urlOf('from'), 'from_backup', PASSWORD)}`,
  ])

  const to = await makeDatabase('to')
  await runDumpProgram(programs, 'pg_restore', [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
    ...[`--dbname=${to.url}`, file],
  ])
  const copy = await to.open()
  expect(await digestsOf(copy)).toEqual(await digestsOf(source))
  expect(await isEmpty(copy)).toBe(false)

  const app = await buildApp({ ...testDeps, database: copy, ports: testPorts(), defaultTenant: 'one' })
  await app.fastify.ready()
  expect((await new Client(app.fastify).get('/shop/product/')).body.count).toBe(25)
  expect((await new Client(app.fastify, { base: '/api-t/two' }).get('/shop/product/')).body.count).toBe(25)
  const tenants = await copy.of(2).read((tx) => tx.rows('select distinct tenant_id from product'))
  expect(tenants).toEqual([{ tenant_id: 2 }])
  await expect(copy.of(1).tx((tx) => tx.rows('delete from audit_log returning 1'))).rejects.toThrow(/permission denied/)
  await app.fastify.close()
  await copy.close()
  await source.close()
})

testWithPrograms('a dump by the owner is whole', async () => {
  const { url, open } = await makeDatabase('own')
  const database = await open()
  await database.owner.tx((tx) => makeTenant(tx, { tenantId: 1, slug: 'one' }))
  await database.close()
  const file = join(folder, 'own.dump')
  await expect(
    runDumpProgram(programs, 'pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${url}`]),
  ).resolves.toBeUndefined()
})
