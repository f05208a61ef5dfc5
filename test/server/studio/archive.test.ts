import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Failure } from '../../../server/src/failure'
import { archiveTables, EXCLUDED } from '../../../server/src/opening/archive-tables'
import { exportSite } from '../../../server/src/opening/export-site'
import { importSite } from '../../../server/src/opening/import-site'
import { openSite } from '../../../server/src/opening/open-site'
import { makeArticle, makeEvent } from '../../factories/content'
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

/** Where two lines begin to differ. Whole ones hold pictures, which no report should print. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n])
  return `${one.slice(0, 60)}: ${one.slice(at - 40, at + 40)} / ${other.slice(at - 40, at + 40)}`
}

beforeAll(async () => {
  t = await startTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
  await openSite(deps(), { slug: 'toko', name: 'Toko', language: 'id', currency: 'IDR', time_zone: 'Asia/Jakarta', template: 'rimba', owner: '13812340001' })
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
  const normalize = (lines: string[], tenantId: number) => lines.map((line) => line.replace(new RegExp(`(["/])t${tenantId}/(?=seed/)`, 'g'), '$1t/'))
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

test('every table with a tenant is in the archive, after those that it refers to, or has a reason not to be', async () => {
  const tables = await t.make(archiveTables)
  const all = await t.make((tx) =>
    tx.rows<{ name: string }>(
      "select table_name::text as name from information_schema.columns where table_schema = current_schema() and column_name = 'tenant_id'",
    ),
  )
  expect([...tables.map(({ name }) => name), ...Object.keys(EXCLUDED)].sort()).toEqual(all.map(({ name }) => name).sort())
})
