import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOver } from '../../../server/src/db/database'
import type { Database } from '../../../server/src/core/database.types'
import { lockFolder } from '../../../server/src/db/lock'
import { migrate, readMigrations, syncIdentities } from '../../../server/src/db/migrate'
import { openPglite } from '../../../server/src/db/pglite'
import { fail, Failure } from '../../../server/src/core/failure'
import { describeTables } from '../../../server/tables/describe-tables'
import { readNarrowNames } from '../../../server/tables/narrow-names'
import { makeTenant } from '../../factories/tenant'
import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { openMigrated } from '../support/snapshot'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** Indexes that do not begin with the tenant. */
const OTHER_INDEXES = [
  'account_search',
  'article_of_product',
  'article_of_tag',
  'article_search',
  'article_translation_search',
  'audit_log_search',
  'event_search',
  'event_translation_search',
  'idempotency_key_age',
  'job_run',
  'note_of_product',
  'note_of_topic',
  'note_search',
  'order_line_search',
  'order_return_search',
  'order_text_search',
  'product_comment_search',
  'product_search',
  'product_translation_search',
  'session_expiry',
  'shop_order_address_search',
  'shop_order_search',
  'threaded_comment_question_search',
  'topic_search',
  'variant_search',
]

describe('migrations', () => {
  test('make the tables that the generated types name (npm run tables)', async () => {
    const narrowNames = await readNarrowNames()
    const text = await t.make((tx) => describeTables(tx, narrowNames))
    expect(readFileSync(join(__dirname, '../../../server/src/db/tables.generated.ts'), 'utf8')).toBe(text)
  })

  test('put the tenant first in every primary and unique key', async () => {
    const rows = await t.make((tx) =>
      tx.rows<{
        relname: string
        first: string
      }>(`select c.relname, a.attname as first from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where n.nspname = 'public' and i.indisunique`),
    )
    const without = rows.filter(({ first }) => first !== 'tenant_id').map(({ relname }) => relname)
    // The directory is asked before the tenant is known; regions are everybody's.
    expect(new Set(without)).toEqual(
      new Set(['schema_migration', 'app_right', 'platform_limit', 'tenant', 'tenant_domain', 'tenant_app', 'region']),
    )
  })

  test('put the tenant first in every index', async () => {
    const rows = await t.make((tx) =>
      tx.rows<{
        name: string
      }>(`select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where c.relnamespace = 'public'::regnamespace and not i.indisunique and a.attname is distinct from 'tenant_id' order by 1`),
    )
    // Those by age or time serve what is done for all tenants; those of words and lists of ids are of the kind GIN.
    expect(rows.map(({ name }) => name)).toEqual(OTHER_INDEXES)
  })

  test('let every foreign key lead to a row of the same tenant', async () => {
    const rows = await t.make((tx) =>
      tx.rows(`select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
        and pg_get_constraintdef(oid) !~ '^FOREIGN KEY \\(tenant_id.*REFERENCES \\w+\\(tenant_id'`),
    )
    expect(rows).toEqual([])
  })

  test('have a number of their own each in the repository', async () => {
    const numbers = (await readMigrations()).map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual([...new Set(numbers)])
    expect(numbers[0]).toBe(1)
  })
})

test('syncIdentities continues generated ids after explicit ones', async () => {
  await t.make(async (tx) => {
    await makeProduct(tx, MAIN, { id: 5000 })
    await syncIdentities(tx)
    expect((await makeProduct(tx, MAIN)).id).toBe(5001)
  })
})

describe('a transaction', () => {
  const name = async () =>
    (await t.database.of(MAIN).read((tx) => tx.rows<{ title: string }>("select title from page where slug = 'tx'")))[0]
      ?.title
  const main = () => t.database.of(MAIN)
  test('commits its changes, and rolls back on a failure or a throw', async () => {
    await t.make((tx) => tx.rows("insert into page (tenant_id, slug, title) values (1, 'tx', 'before')"))
    const write = (title: string) => `update page set title = '${title}' where slug = 'tx'`
    await main().tx((tx) => tx.exec(write('a')))
    expect(await name()).toBe('a')
    const failure = await main().tx(async (tx) => {
      await tx.exec(write('b'))
      return fail('notFound')
    })
    expect(failure).toBeInstanceOf(Failure)
    expect(await name()).toBe('a')
    await expect(
      main().tx(async (tx) => {
        await tx.exec(write('c'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await name()).toBe('a')
  })

  test('is retried on a deadlock, and not on other errors', async () => {
    let tries = 0
    const flaky = async () => {
      if (++tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      return 'done'
    }
    expect(await t.database.of(MAIN).tx(flaky)).toBe('done')
    expect(tries).toBe(3)
    tries = 0
    await expect(
      t.database.of(MAIN).tx(async () => {
        tries++
        throw Object.assign(new Error('x'), { code: '23505' })
      }),
    ).rejects.toThrow('x')
    expect(tries).toBe(1)
  })
})

describe('lockFolder', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'lock-'))
  test('rejects a second start while the first is running, and succeeds after its release', () => {
    const dir = folder()
    const release = lockFolder(dir)
    expect(() => lockFolder(dir)).toThrow(`The data folder ${dir} is in use by process ${process.pid}.`)
    release()
    lockFolder(dir)()
  })
  test('takes over the lock of a dead process, of a reused process id, and of an invalid file', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.on('exit', resolve))
    const stale = [
      JSON.stringify({ pid: child.pid, began: '', token: 'x' }),
      JSON.stringify({ pid: process.pid, began: '1', token: 'x' }),
      'nonsense',
      '',
    ]
    for (const text of stale) {
      const dir = folder()
      writeFileSync(join(dir, 'server.lock'), text)
      const release = lockFolder(dir)
      expect(JSON.parse(readFileSync(join(dir, 'server.lock'), 'utf8')).pid).toBe(process.pid)
      release()
    }
  })
  test('does not release a lock that another process took over', () => {
    const dir = folder()
    const release = lockFolder(dir)
    writeFileSync(join(dir, 'server.lock'), JSON.stringify({ pid: process.pid, began: '', token: 'other' }))
    release()
    expect(readFileSync(join(dir, 'server.lock'), 'utf8')).toContain('other')
  })
})

describe('the embedded database', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'pg-')), 'pg')
  // Opening one is most of what these tests take: they share it, each with tables of its own.
  let database: Database
  beforeAll(async () => {
    database = databaseOver(await openMigrated(dataDir))
  })
  afterAll(() => database.close())

  test('runs migrations once, in order, and rejects a changed one', async () => {
    const { driver } = database
    const one = { name: '9001_a.sql', sql: 'create table a (x int)' }
    const two = { name: '9002_b.sql', sql: 'alter table a add y int' }
    expect(await migrate(driver, [one])).toEqual(['9001_a.sql'])
    expect(await migrate(driver, [one, two])).toEqual(['9002_b.sql'])
    expect(await migrate(driver, [one, two])).toEqual([])
    await expect(migrate(driver, [{ ...one, sql: 'create table a (x text)' }])).rejects.toThrow(
      '9001_a.sql was changed',
    )
  })

  test('keeps nothing of a migration that fails', async () => {
    const { driver } = database
    const name = '9003_c.sql'
    await expect(migrate(driver, [{ name, sql: 'create table c (x int); select nonsense' }])).rejects.toThrow(
      '9003_c.sql failed',
    )
    expect(await migrate(driver, [{ name, sql: 'create table c (x int)' }])).toEqual([name])
  })

  test('has committed data after its folder is reopened', async () => {
    await database.owner.tx((tx) => makeTenant(tx, { tenantId: 1, slug: 'kept' }))
    await database.close()
    database = databaseOver(await openPglite({ dataDir }))
    expect(await migrate(database.driver, await readMigrations())).toEqual([])
    expect(await database.owner.read((tx) => tx.rows('select slug from tenant'))).toEqual([{ slug: 'kept' }])
  })
})
