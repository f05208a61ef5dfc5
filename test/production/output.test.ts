import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { run } from '../../scripts/lib/spawn.mjs'
import { Api } from '../support/api'
import { type Installed, type InstalledProcess, install, runProgram, startInstalled } from './installed'

const OWNER = '13900000091'

let product: Installed
let postgres: Postgres
let server: InstalledProcess
let migration: Record<'before' | 'dryRun' | 'run' | 'after', { code: number | null; output: string }>

/** Migrates an empty database by the program of the output, with each of its options on the way. */
async function migrateInSteps(folder: string, env: Readonly<Record<string, string>>): Promise<typeof migration> {
  const step = (...args: string[]) => runProgram(folder, ['dist/server/migrate.js', ...args], env)
  return {
    before: await step('--status'),
    dryRun: await step('--dry-run'),
    run: await step(),
    after: await step('--status'),
  }
}

before(async () => {
  ;[product, postgres] = await Promise.all([install(), startPostgres()])
  const env = { DATABASE_URL: await postgres.createDatabase('shop') }
  migration = await migrateInSteps(product.folder, env)
  const { code, output } = await runProgram(
    product.folder,
    ['dist/server/site.js', 'create', '--slug', 'tea', '--name', 'Tea House', '--owner', OWNER],
    env,
  )
  assert.equal(code, 0, output)
  server = await startInstalled(product.folder, { ...env, MIGRATE: 'off', DEFAULT_TENANT: 'tea' })
})
after(async () => {
  await server?.stop()
  await postgres?.stop()
  await product?.remove()
})

test('the production output migrates a database as a step of its own', () => {
  const { before, dryRun, run, after } = migration
  assert.equal(before.code, 3, before.output)
  assert.match(before.output, /^0 migrations ran, the last of them none\.\nmissing: 0001_ground\.sql\n/)
  assert.deepEqual([dryRun.code, dryRun.output.startsWith('-- 0001_ground.sql\n')], [0, true])
  assert.deepEqual([run.code, run.output.startsWith('Database: ran 0001_ground.sql, ')], [0, true], run.output)
  assert.equal(after.code, 0, after.output)
  assert.match(after.output, /^\d+ migrations ran, the last of them \d{4}_\w+\.sql\.\n$/)
})

test('the production output renders a page and serves the scripts that it names', async () => {
  const page = await fetch(`${server.url}/mobile/`)
  const html = await page.text()
  assert.equal(page.status, 200)
  assert.match(html, /<title>Tea House<\/title>/)
  // Only a page that the server rendered has it.
  assert.match(html, /class="taro_router"/)
  const scripts = [...new Set(html.match(/\/mobile\/[\w./-]+\.js/g))]
  assert.ok(scripts.length > 0)
  for (const script of scripts) assert.equal((await fetch(server.url + script)).status, 200, script)
})

test('the production output answers calls, documents them and has its texts', async () => {
  const site = new Api(server.url)
  assert.equal((await site.ok<{ count: number }>('GET', '/shop/product/')).count, 0)
  assert.equal((await fetch(`${server.url}/api/docs/json`)).status, 200)
  assert.match(await (await fetch(`${server.url}/mobile-t/nobody/`)).text(), /html lang="zh-CN"/)
})

test('the production output stores a picture and makes its thumbnails', async () => {
  const owner = new Api(server.url)
  await owner.login(OWNER)
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1f5c46' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'tea.png')
  const { thumb } = await owner.ok<{ thumb: string }>('POST', '/base/upload/', { body })
  const reply = await fetch(new URL(thumb, server.url), { headers: { accept: 'image/webp' } })
  assert.deepEqual([reply.status, reply.headers.get('content-type')], [200, 'image/webp'])
})

test('the production output serves the studio', async () => {
  const html = await (await fetch(`${server.url}/studio/`)).text()
  const [script = ''] = html.match(/\/studio\/assets\/[\w.-]+\.js/) ?? []
  assert.notEqual(script, '')
  assert.equal((await fetch(server.url + script)).status, 200)
})

test('the production output reads an uploaded spreadsheet in its thread', async () => {
  const owner = new Api(server.url)
  await owner.loginStudio(OWNER)
  const body = new FormData()
  body.set('file', new Blob(['商品名称,售价\nOolong,12.50\n'], { type: 'text/csv' }), 'goods.csv')
  const { status, body: reply } = await owner.call('POST', '/studio/spreadsheet/product/plan/', { body })
  assert.equal(status, 200, JSON.stringify(reply))
})

test('npm installs the packages of the output by its own lock', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-lock-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      await copyFile(at('dist/server', name), path.join(folder, name))
    // Offline and with an empty cache npm can only compare the two files.
    const args = ['ci', '--dry-run', '--offline', '--omit=dev', '--cache', path.join(folder, 'cache')]
    const { code, output } = await run('npm', args, { cwd: folder })
    assert.equal(code, 0, output)
    assert.doesNotMatch(output, /EBADENGINE|install scripts/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
