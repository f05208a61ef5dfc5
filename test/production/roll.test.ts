import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.mjs'
import { LIMITS } from '../../scripts/lib/server.mjs'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import { type Balancer, openBalancer } from '../support/balancer'
import { type Installed, type InstalledProcess, install, runProgram, startInstalled, startProgram } from './installed'

/** Migrations of a next release, in each of the forms that docs/operations/upgrade.md asks for. */
const NEXT_MIGRATIONS = {
  '9001_expand.sql': `alter table product add column next_a text, add column next_b integer not null default 0;
    alter table product add constraint next_positive check (next_b >= 0) not valid;`,
  '9002_index.sql':
    '-- without a transaction\ncreate index concurrently if not exists product_next on product (tenant_id, next_b);\n',
  '9003_validate.sql': 'alter table product validate constraint next_positive;',
}
const CLIENTS = 8

let present: Installed
let next: Installed
let postgres: Postgres
let env: Record<string, string>
let balancer: Balancer
const processes: InstalledProcess[] = []

async function startServer(product: Installed): Promise<InstalledProcess> {
  const running = await startInstalled(product.folder, { ...env, ...LIMITS, DRAIN: '4', MIGRATE: 'off' })
  processes.push(running)
  balancer.add(running.port)
  await until(() => balancer.isReady(running.port), { what: 'the proxy using a server' })
  return running
}

before(async () => {
  ;[present, next, postgres] = await Promise.all([install(), install(), startPostgres()])
  const folder = path.join(next.folder, 'dist/server/assets/server/src/db/migrations')
  await mkdir(folder, { recursive: true })
  for (const [name, sql] of Object.entries(NEXT_MIGRATIONS)) await writeFile(path.join(folder, name), sql)
  env = {
    DATABASE_URL: await postgres.createDatabase('shop'),
    DATA_DIR: path.join(present.folder, 'data'),
    DEFAULT_TENANT: 'tea',
  }
  balancer = await openBalancer()
  const site = ['dist/server/site.js', 'create', '--slug', 'tea', '--name', 'Tea House', '--owner', '13900000091']
  const { code, output } = await runProgram(present.folder, site, env)
  assert.equal(code, 0, output)
  // Nobody can order in a shop without a contract on payments.
  await sql(
    `insert into tenant_credential (tenant_id, kind, data) select tenant_id, 'pay:wechat', '{"merchantId":"1"}' from tenant`,
  )
  await sql(
    `with cups as (insert into product (tenant_id, name, ctype, price, created_at)
      select tenant_id, 'Cup ' || n, 'shop.product', 100, now() from tenant, generate_series(1, 2000) n returning tenant_id, id)
      insert into variant (tenant_id, product_id, attributes, price) select tenant_id, id, '[]', 100 from cups`,
  )
})
after(async () => {
  await balancer?.close()
  await Promise.all(processes.map((running) => running.stop()))
  await postgres?.stop()
  await next?.remove()
  await present?.remove()
})

async function sql(text: string): Promise<void> {
  const client = await openClient()
  await client.query(text)
  await client.end()
}

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  return client
}

/** Buyers who look and order until they are told to stop. @param server where they log in */
async function startLoad(server: string) {
  let isOver = false
  let count = 0
  const failures: string[] = []
  const buy = async (buyer: Api) => {
    // One for all orders: a buyer keeps 50, which a fast machine has ordered to before the end.
    const address = await buyer.address()
    while (!isOver) {
      const { status } = await buyer.call('GET', '/shop/product/', { query: { search: 'Cup' } })
      if (status !== 200) failures.push(`search: ${status}`)
      await buyer
        .order(address)
        .catch((error: Error) => failures.push([error.message, error.cause].filter(Boolean).join(': ')))
      count++
    }
  }
  const logIn = async () => {
    const visitor = new Api(server)
    await visitor.login()
    return Object.assign(new Api(`http://127.0.0.1:${balancer.port}`), { token: visitor.token })
  }
  const buyers = await Promise.all(Array.from({ length: CLIENTS }, logIn))
  const trade = buyers.map(buy)
  return {
    /** Waits until each buyer has ordered once more. */
    goOn() {
      const before = count
      return until(() => count >= before + 2 * CLIENTS, { what: 'more orders', every: 10 })
    },
    async stop() {
      isOver = true
      await Promise.all(trade)
      return failures
    },
  }
}

test('a release is exchanged for the next one under load, and no request fails', async () => {
  const servers = [await startServer(present), await startServer(present)]
  const load = await startLoad(servers[0]?.url ?? '')

  // A reader that takes long holds up the change of its table, and may hold up nobody else for long.
  const reader = await openClient()
  await reader.query('begin; select 1 from product limit 1')
  const migration = startProgram(next.folder, ['dist/server/migrate.js'], env)
  await until(() => migration.log().includes('waits for a lock'), { what: 'a try of the migration' })
  await load.goOn()
  await reader.query('commit')
  await reader.end()
  const [code, output] = [await migration.exitCode, migration.log()]
  assert.equal(code, 0, output)
  assert.match(output, /^9001_expand\.sql waits for a lock that another transaction holds/)
  assert.match(output, /Database: ran 9001_expand\.sql, 9002_index\.sql, 9003_validate\.sql\./)

  for (const server of servers) {
    await startServer(next)
    await server.stop()
  }
  await load.goOn()
  assert.deepEqual(await load.stop(), [])
})
