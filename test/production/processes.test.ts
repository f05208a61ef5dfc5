import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.mjs'
import { freePort, until } from '../../scripts/lib/wait.mjs'
import { type Balancer, openBalancer } from '../support/balancer'
import { type Collector, openCollector } from '../support/collector'
import { environmentOf, readCompose, readOperations } from '../support/compose'
import { type Installed, type InstalledProcess, install, runProgram, startInstalled } from './installed'

/** Runs the processes of operations/compose.yaml by their commands and settings, without containers. */
const { services } = readCompose()
const HOST = 'shop.example.com'
const PASSWORDS = { OWNER_PASSWORD: 'owner-of-a-test', SERVER_PASSWORD: 'server-of-a-test' }

let product: Installed
let postgres: Postgres
let balancer: Balancer
let collector: Collector
const processes: InstalledProcess[] = []

/** Returns a service's environment, where its hosts are of this machine. */
function environment(name: string): Record<string, string> {
  const service = services[name]
  assert.ok(service, name)
  const values = {
    ...PASSWORDS,
    SITE_HOST: HOST,
    PICTURES_HOST: 'pictures.example.com',
    CREDENTIAL_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64'),
    STORE_PASSWORD: 'store-of-a-test',
  }
  const entries = Object.entries(environmentOf(service, values)).map(([key, value]) => [
    key,
    value.replace('@database:5432', `@127.0.0.1:${postgres.port}`),
  ])
  return { ...Object.fromEntries(entries), DATA_DIR: path.join(product.folder, 'data') }
}

const programOf = (name: string): string => services[name]?.command?.[1] ?? ''

async function startService(name: string): Promise<InstalledProcess> {
  // On one machine, two processes cannot have the same port.
  const METRICS_PORT = String(await freePort())
  const traced = { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const running = await startInstalled(product.folder, { ...environment(name), ...traced })
  processes.push(running)
  return running
}

/** Runs statements by a login. */
async function sqlAs(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const asOwner = (text: string) => sqlAs(environment('migrate').DATABASE_URL ?? '', text)

/** Runs operations/database/roles.sql, as psql does. */
async function makeRoles(): Promise<void> {
  const text = readOperations('database/roles.sql')
    .replace(":'owner_password'", `'${PASSWORDS.OWNER_PASSWORD}'`)
    .replace(":'server_password'", `'${PASSWORDS.SERVER_PASSWORD}'`)
  await sqlAs(postgres.urlOf('shop'), text)
}

const run = (name: string, program: string, ...args: string[]) =>
  runProgram(product.folder, [program, ...args], environment(name))

/** Exit code of a server that was started before the migrations. */
let codeBefore: number | null
before(async () => {
  ;[product, postgres] = await Promise.all([install(), startPostgres()])
  await postgres.createDatabase('shop')
  await makeRoles()
  codeBefore = (await run('server-1', programOf('server-1'))).code
  const migration = await run('migrate', programOf('migrate'))
  assert.equal(migration.code, 0, migration.output)
  for (const args of [
    ['create', '--slug', 'tea', '--name', 'Tea House', '--owner', '13900000091'],
    ['domain', '--slug', 'tea', '--host', HOST],
  ]) {
    const { code, output } = await run('server-1', 'dist/server/site.js', ...args)
    assert.equal(code, 0, output)
  }
  await asOwner(
    "insert into product (tenant_id, name, ctype, price, created_at) select tenant_id, '青釉杯', 'normal', 100, now() from tenant",
  )
  collector = await openCollector()
  balancer = await openBalancer({ host: HOST, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })
  for (const name of ['server-1', 'server-2']) {
    const { port } = await startService(name)
    balancer.add(port)
    await until(() => balancer.isReady(port), { what: `the proxy using ${name}` })
  }
})
after(async () => {
  await Promise.all(processes.map((running) => running.stop()))
  await balancer?.close()
  collector?.close()
  await postgres?.stop()
  await product?.remove()
})

const address = () => `http://127.0.0.1:${balancer.port}`
const countOf = async (search: string): Promise<number> =>
  (await (await fetch(`${address()}/api/shop/product/?search=${search}`)).json()).count

test('a server refuses to start before the step of migrations', () => assert.equal(codeBefore, 3))

test('the login of the servers may not change a table', async () => {
  const url = environment('server-1').DATABASE_URL ?? ''
  for (const text of ['create table x (a int)', 'alter table product add x int', 'drop table product'])
    await assert.rejects(sqlAs(url, text), /permission denied|must be owner/, text)
})

test('both servers answer for the site behind the proxy', async () => {
  for (const path of ['/mobile/', '/studio/', '/api/shop/product/', '/readyz', '/healthz', '/mobile/'])
    assert.equal((await fetch(address() + path)).status, 200, path)
  assert.match(await (await fetch(`${address()}/mobile/`)).text(), /<title>Tea House<\/title>/)
  for (const { port } of processes) assert.ok(balancer.countOf(port) > 0)
})

test('the process for jobs does what the servers leave, and serves no site', async () => {
  assert.deepEqual(await asOwner("select 1 from job where kind = 'search_keys'"), [])
  assert.equal(await countOf('qingyou'), 0)
  const jobs = await startService('jobs')
  await until(async () => (await countOf('qingyou')) === 1, { what: 'the search keys of the product' })
  assert.equal((await fetch(`${jobs.url}/healthz`)).status, 200)
  for (const path of ['/mobile/', '/api/shop/product/', '/studio/'])
    assert.equal((await fetch(jobs.url + path)).status, 404, path)
})

test('the site stays up while one of its servers ends, which sends its last traces', async () => {
  const [first] = processes
  await first?.stop()
  for (let n = 0; n < 10; n++) assert.equal((await fetch(`${address()}/mobile/`)).status, 200)
  assert.ok(collector.spans().some(({ name }) => name.startsWith('GET /mobile')))
})
