import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parseDoorCode } from '@storefront/contract/domain/door/door-code'
import type { Database } from '../../../server/src/core/database.types'
import { Failure } from '../../../server/src/core/failure'
import { isSignedBy, loadKeys, signerOf } from '../../../server/src/domains/door/keys'
import type { Tenant } from '../../../server/src/core/context.types'
import { insert } from '../../../server/src/db/insert'
import { readArchive } from '../../../server/src/opening/archive-lines'
import { archiveTables, EXCLUDED } from '../../../server/src/opening/archive-tables'
import { exportSite } from '../../../server/src/opening/export-site'
import { importSite } from '../../../server/src/opening/import-site'
import { openSite } from '../../../server/src/opening/open-site'
import { diskStorage } from '../../../server/src/ports/storage/disk'
import type { StoragePort } from '../../../server/src/core/ports.types'
import { makeUser } from '../../factories/account'
import { makeArticle, makeEvent } from '../../factories/content'
import { makeIssuedTicket } from '../../factories/issued-ticket'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
let folder = ''
const at = (name: string) => path.join(folder, name)
const deps = () => ({ database: t.database, ports: t.ports })
const linesOf = async (name: string): Promise<string[]> =>
  gunzipSync(await readFile(at(name)))
    .toString('utf8')
    .trim()
    .split('\n')

/** Describes the first difference of two lines. Whole lines contain pictures, which no report should print. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n])
  return `${one.slice(0, 60)}: ${one.slice(at - 40, at + 40)} / ${other.slice(at - 40, at + 40)}`
}

beforeAll(async () => {
  t = await startTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
  await openSite(deps(), {
    slug: 'toko',
    name: 'Toko',
    language: 'id',
    country: 'CN',
    currency: 'IDR',
    time_zone: 'Asia/Jakarta',
    template: 'rimba',
    owner: '13812340001',
  })
})
afterAll(async () => {
  await t.stop()
  await rm(folder, { recursive: true })
})

test('an export whose file cannot be written fails, and the process goes on', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  await expect(exportSite(deps(), 'toko', folder)).rejects.toThrow(/EISDIR/)
  // Promises that nobody handled are reported after what is at hand.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test('a site that is exported and imported again gives the same archive', async () => {
  const total = await exportSite(deps(), 'toko', at('one'))
  expect(total?.files).toBeGreaterThan(50)
  const copy = await importSite(deps(), at('one'), 'toko-2')
  expect(copy).toMatchObject({ slug: 'toko-2' })
  const { id } = copy as { id: number }
  expect(await exportSite(deps(), 'toko-2', at('two'))).toEqual(total)
  const normalize = (lines: string[], tenantId: number) =>
    lines.map((line) => line.replace(new RegExp(`(["/])t${tenantId}/(?=seed/)`, 'g'), '$1t/'))
  const [one, two] = [normalize(await linesOf('one'), 3), normalize(await linesOf('two'), id)]
  const differences = one.flatMap((line, n) => (n > 0 && line !== two[n] ? [firstDifference(line, two[n] ?? '')] : []))
  expect(differences).toEqual([])
  expect(two).toHaveLength(one.length)
  expect(JSON.parse(two[0] ?? '').tenant).toEqual({ ...JSON.parse(one[0] ?? '').tenant, slug: 'toko-2' })
})

test('a site that is imported shows its goods with pictures of its own, and takes new rows', async () => {
  const copy = await importSite(deps(), at('one'), 'toko-3')
  if (copy instanceof Failure) throw new Error(copy.name)
  const visitor = new Client(t.fastify, { base: '/api-t/toko-3' })
  const { body } = await visitor.get('/shop/product/?limit=1')
  expect(body.results[0].main_image.full).toContain(`/t${copy.id}/seed/`)
  expect(await t.ports.storage.get(body.results[0].main_image.full.replace('/media/', ''))).not.toBeNull()
  await t.make((tx) => tx.rows("insert into category (tenant_id, name, slug) values ($1, 'x', 'x-new')", [copy.id]))
})

test('an archive of before migration 0081 is read by the names of its tables, columns and states', async () => {
  const now = new Date()
  await t.make(async (tx) => {
    const key = { tenantId: 3, userId: 1, createdAt: now }
    const subscription = { ...key, productId: 1, name: 'Ayu', mobile: '13800000001', quantity: 1, notifiedAt: now }
    const [row] = await insert(
      tx,
      'back_in_stock_subscription',
      { ...subscription, status: 'notified' },
      { returning: ['id'] },
    )
    const step = { ...key, subscriptionId: row?.id ?? 0, fromStatus: 'waiting', toStatus: 'notified' } as const
    await insert(tx, 'back_in_stock_subscription_log', { ...step, action: 'notify' })
    await insert(tx, 'job', { tenantId: 3, kind: 'reservation_lapse', key: '1', runAt: now, attempts: 0 })
  })
  await exportSite(deps(), 'toko', at('present'))
  const older = (await linesOf('present')).map((line) => {
    if (line.startsWith('{"table":"job"')) return line.replace('"job"', '"due_work"')
    if (!line.startsWith('{"table":"back_in_stock_subscription')) return line
    return line
      .replace('"back_in_stock_subscription', '"product_reservation')
      .replaceAll('"subscription_id"', '"reservation_id"')
      .replaceAll('"notified_at"', '"told_at"')
      .replaceAll('"notified"', '"told"')
      .replaceAll('"notify"', '"tell"')
  })
  const heads = older.filter((line) => /^\{"table":"(?:due_work|product_reservation)/.test(line))
  expect(heads.map((line) => /"told"|"tell"|"due_work"/.test(line))).toEqual([true, true, true])
  await writeFile(at('older'), gzipSync(older.join('\n')))
  const copy = await importSite(deps(), at('older'), 'toko-older')
  if (copy instanceof Failure) throw new Error(copy.name)
  const rows = await t.make((tx) =>
    tx.rows<{ status: string; action: string; to_status: string; kind: string }>(
      `select s.status, l.action, l.to_status, j.kind from back_in_stock_subscription s
       join back_in_stock_subscription_log l on l.tenant_id = s.tenant_id and l.subscription_id = s.id
       join job j on j.tenant_id = s.tenant_id where s.tenant_id = $1 and s.notified_at is not null`,
      [copy.id],
    ),
  )
  expect(rows).toEqual([{ status: 'notified', action: 'notify', to_status: 'notified', kind: 'reservation_lapse' }])
})

test('rows of every kind come along, and no secrets', async () => {
  await t.make(async (tx) => {
    await makeArticle(tx, MAIN, {})
    await makeEvent(tx, MAIN, {})
  })
  await t.user({ perms: ['*'] })
  await exportSite(deps(), 'qingshi', at('main'))
  const lines = await linesOf('main')
  const tables = lines.flatMap((line) => (line.startsWith('{"table"') ? [JSON.parse(line).table as string] : []))
  expect(tables).toEqual(expect.arrayContaining(['account', 'article', 'event']))
  expect(tables.filter((table) => table in EXCLUDED)).toEqual([])
  expect(lines.join('\n')).not.toContain('token_hash')
  expect(await importSite(deps(), at('main'), 'qingshi-2')).toMatchObject({ slug: 'qingshi-2' })
})

test('an archive is refused when its short name is taken, and when it was cut off', async () => {
  const reply = await importSite(deps(), at('one'))
  expect(reply instanceof Failure && reply.name).toBe('slugTaken')
  const lines = await linesOf('one')
  await writeFile(at('cut'), gzipSync(lines.slice(0, -1).join('\n')))
  await expect(importSite(deps(), at('cut'), 'cut')).rejects.toThrow('cut off')
  expect(await t.make((tx) => tx.rows("select 1 from tenant where slug = 'cut'"))).toEqual([])
  expect(await exportSite(deps(), 'nowhere', at('none'))).toBeNull()
})

/** The database, whose owner's statements are noted with the number of their rows. */
function withNotes(database: Database, notes: { sql: string; count: number }[]): Database {
  const { owner } = database
  return {
    ...database,
    owner: {
      read: (fn) => owner.read(fn),
      tx: (fn, last) =>
        owner.tx(
          (tx) =>
            fn({
              exec: (sql) => tx.exec(sql),
              async rows<T>(sql: string, params?: Parameters<typeof tx.rows>[1]) {
                const rows = await tx.rows<T>(sql, params)
                notes.push({ sql, count: rows.length })
                return rows
              },
            }),
          last,
        ),
    },
  }
}

/** Generated comments of a site, of which some answer later ones. */
async function makeComments(tenantId: number, count: number): Promise<void> {
  await t.make(async (tx) => {
    const user = await makeUser(tx, tenantId, {})
    const article = await makeArticle(tx, tenantId, {})
    await tx.rows(
      `insert into threaded_comment (tenant_id, id, target, target_id, user_id, text, images, status, is_staff, like_count, reply_count, created_at)
        select $1, 10000 + n, 'article', $2, $3, 'text ' || n, '{}', 'approved', false, 0, 0, now() from generate_series(1, $4::int) n`,
      [tenantId, article, user.id, count],
    )
    await tx.rows(
      `update threaded_comment set root_id = 10000 + $2::int, parent_id = 10000 + 1 + (id * 7) % $2 where tenant_id = $1 and id % 3 = 0`,
      [tenantId, count],
    )
  })
}

const commentsOf = (tenantId: number) =>
  t.make((tx) =>
    tx.rows('select id, root_id, parent_id, text from threaded_comment where tenant_id = $1 order by id', [tenantId]),
  )

test('an export reads and writes at most 500 rows at once, each once, and rows that refer to later ones are imported', async () => {
  await makeComments(MAIN, 1700)
  const notes: { sql: string; count: number }[] = []
  await exportSite({ ...deps(), database: withNotes(t.database, notes) }, 'qingshi', at('large'))
  expect(Math.max(...notes.map(({ count }) => count))).toBe(500)
  expect(notes.filter(({ sql }) => /offset/i.test(sql))).toEqual([])
  for (const line of await linesOf('large')) {
    const { rows } = JSON.parse(line) as { rows?: unknown }
    expect(Array.isArray(rows) ? rows.length : 0).toBeLessThanOrEqual(500)
  }
  const copy = await importSite(deps(), at('large'), 'large')
  if (copy instanceof Failure) throw new Error(copy.name)
  expect(await commentsOf(copy.id)).toEqual(await commentsOf(MAIN))
})

describe('the keys that sign tickets', () => {
  const keysOf = (tenantId: number) =>
    t.make((tx) =>
      tx.rows<{ id: number; public_key: string; private_key: string | null }>(
        'select id, public_key, private_key from door_key where tenant_id = $1 order by id',
        [tenantId],
      ),
    )

  test('leave their site without the private half, and prove its codes at the import, which signs by its own', async () => {
    const user = await t.user()
    const ticket = await t.make((tx) => makeIssuedTicket(tx, MAIN, { userId: user.id }))
    const path = `/event/issuedticket/${ticket.id}/code/`
    const { code } = (await user.client.get(path)).body
    const [key] = await keysOf(MAIN)
    expect(key?.private_key).not.toBeNull()
    await exportSite(deps(), 'qingshi', at('keys'))
    expect((await linesOf('keys')).join('\n')).not.toContain('private_key')

    const copy = await importSite(deps(), at('keys'), 'keys')
    if (copy instanceof Failure) throw new Error(copy.name)
    expect(await keysOf(copy.id)).toEqual([{ ...key, private_key: null }])
    const read = parseDoorCode(code)
    if (read.kind !== 'signed') throw new Error('the code is not signed')
    const tenant = { ...(await t.app.directory.find({ by: 'slug', value: 'keys' })) } as Tenant
    const ctx = { tenant, now: t.ports.clock.now(), ports: t.ports }
    const keys = await t.make((tx) => loadKeys(tx, ctx))
    expect(isSignedBy(keys, read.content.keyId, read.message, read.signature)).toBe(true)
    expect(signerOf(ctx, keys).keyId).toBe((key?.id ?? 0) + 1)
  })

  test('of an older archive lose their private half', async () => {
    const lines = (await linesOf('keys')).map((line) =>
      line.startsWith('{"table":"door_key"')
        ? line.replace('"public_key"', '"private_key","public_key"').replace('{"id"', '{"private_key":"x","id"')
        : line,
    )
    await writeFile(at('old-keys'), gzipSync(lines.join('\n')))
    const copy = await importSite(deps(), at('old-keys'), 'old-keys')
    if (copy instanceof Failure) throw new Error(copy.name)
    expect((await keysOf(copy.id)).map(({ private_key }) => private_key)).toEqual([null])
  })
})

/** A storage of which one call is another one; a spread would lose the calls of a class. */
const withPut = (storage: StoragePort, put: StoragePort['put']): StoragePort => ({
  put,
  get: (key) => storage.get(key),
  remove: (key) => storage.remove(key),
  url: (key) => storage.url(key),
  privateUrl: (key, name) => storage.privateUrl(key, name),
})

/** The keys that an import stores, with those it leaves; other sites' files are read by their bytes. */
async function importForged(change: (lines: string[]) => string[], storage: StoragePort) {
  const stored = new Set<string>()
  const recording = withPut(storage, async (key, bytes, contentType) => {
    stored.add(key)
    await storage.put(key, bytes, contentType)
  })
  await writeFile(at('forged'), gzipSync(change(await linesOf('one')).join('\n')))
  const error = await importSite(
    { database: t.database, ports: { ...t.ports, storage: recording } },
    at('forged'),
    'forged',
  ).catch((reason: unknown) => reason)
  const left = await Promise.all([...stored.keys()].map(async (key) => ((await storage.get(key)) ? [key] : [])))
  return { error: String(error), stored: stored.size, left: left.flat() }
}
const fileLine = (file: string) =>
  JSON.stringify({ file, contentType: 'text/plain', data: Buffer.from('forged').toString('base64') })
/** The head, a file that may be, one that may not, and the end. */
const withFile = (file: string) => (lines: string[]) => [
  ...lines.slice(0, 1),
  fileLine('t3/seed/first.txt'),
  fileLine(file),
  ...lines.slice(-1),
]
const storages = (): [string, StoragePort][] => [
  ['disk', diskStorage(path.join(folder, 'files'), '/media')],
  ['memory', t.ports.storage],
]

test('an archive cannot write a file of another site or outside of its own, and leaves nothing', async () => {
  for (const [, storage] of storages()) {
    await storage.put('t1/seed/own.txt', Buffer.from('own'), 'text/plain')
    const names = [
      't1/seed/own.txt',
      '../t1/seed/own.txt',
      't3/../t1/seed/own.txt',
      '/t1/seed/own.txt',
      't3/%2e%2e/t1/seed/own.txt',
      't3\\..\\t1\\own.txt',
      't3',
      'seed/t3/a.txt',
      '.tmp/a.txt',
    ]
    for (const name of names) {
      const { error, stored, left } = await importForged(withFile(name), storage)
      expect({ name, error }).toEqual({ name, error: expect.stringContaining('not of its site') })
      expect({ stored, left }).toEqual({ stored: 1, left: [] })
    }
    expect((await storage.get('t1/seed/own.txt'))?.bytes.toString()).toBe('own')
    expect(await t.make((tx) => tx.rows("select 1 from tenant where slug = 'forged'"))).toEqual([])
  }
})

test('a row of an archive cannot name a file of another site', async () => {
  const forge = (lines: string[]) => lines.map((line) => line.replace(/"t3\/seed\/[^"]+"/, '"t1/seed/own.txt"'))
  const { error, left } = await importForged(forge, t.ports.storage)
  expect(error).toContain('not of its site')
  expect(left).toEqual([])
})

test('an import that is cut off, or that the storage or the database ends, leaves no file', async () => {
  const { storage } = t.ports
  const cut = await importForged((lines) => lines.slice(0, -1), storage)
  expect(cut.error).toContain('cut off')
  expect(cut.stored).toBeGreaterThan(50)
  expect(cut.left).toEqual([])
  let count = 0
  const failing = withPut(storage, async (key, bytes, contentType) => {
    await storage.put(key, bytes, contentType)
    if (++count === 20) throw new Error('the storage is full')
  })
  const full = await importForged((lines) => lines, failing)
  expect(full.error).toContain('full')
  expect(full.stored).toBe(20)
  expect(full.left).toEqual([])
  const late = (lines: string[]) => [
    ...lines.slice(0, -1),
    JSON.stringify({ table: 'nowhere', columns: [], rows: [] }),
    ...lines.slice(-1),
  ]
  const unknown = await importForged(late, storage)
  expect(unknown.error).toContain('younger')
  expect(unknown.left).toEqual([])
})

test('an archive whose bytes are cut off fails its reader, also while a line is worked on', async () => {
  const whole = gzipSync(`${JSON.stringify({ end: true, rows: 1, files: 0 })}\n${randomBytes(90_000).toString('hex')}`)
  await writeFile(at('bytes'), whole.subarray(0, -2_000))
  const read = async () => {
    // The rest of the file is read, and its end missed, while the first line is worked on.
    for await (const _ of readArchive(at('bytes')))
      for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  await expect(read()).rejects.toThrow('unexpected end of file')
})

test('every table with a tenant is in the archive, after those that it refers to, or has a reason not to be', async () => {
  const tables = await t.make(archiveTables)
  const all = await t.make((tx) =>
    tx.rows<{ name: string }>(
      "select table_name::text as name from information_schema.columns where table_schema = current_schema() and column_name = 'tenant_id'",
    ),
  )
  expect([...tables.map(({ name }) => name), ...Object.keys(EXCLUDED)].sort()).toEqual(
    all.map(({ name }) => name).sort(),
  )
})
