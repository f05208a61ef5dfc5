import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverProgram } from '../../../scripts/lib/server-bundle.mjs'
import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import { makeTenant } from '../../factories/tenant'
import { type Forwarder, openForwarder } from '../../support/forwarder'
import { createEmptyDatabase, createMigratedDatabase } from '../support/postgres'
import { openMigrated } from '../support/snapshot'

let program: string
beforeAll(async () => {
  program = await serverProgram('main')
  await (await openMigrated(join(embeddedDir, 'pg'))).close()
})

const makeDir = (): string => mkdtempSync(join(tmpdir(), 'start-'))

/** A data folder with the embedded database, migrated. The suite `start` proves that one is made in an empty folder. */
const embeddedDir = makeDir()

interface Run {
  child: ChildProcess
  out: () => string
  err: () => string
  exitCode: Promise<number | null>
}

const runs: Run[] = []

/** Starts the server as its own process, in an empty folder, with these settings alone. */
function run(env: Record<string, string>, dotenv?: string): Run {
  const cwd = makeDir()
  if (dotenv !== undefined) writeFileSync(join(cwd, '.env'), dotenv)
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(cwd, 'data'), PORT: '0', SEED: 'off', ...env },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const serverRun = {
    child,
    out: () => out,
    err: () => err,
    exitCode: new Promise<number | null>((resolve) => child.on('exit', resolve)),
  }
  runs.push(serverRun)
  return serverRun
}

async function until(what: () => boolean, run: Run): Promise<void> {
  for (let n = 0; n < 1800 && !what(); n++) await new Promise((resolve) => setTimeout(resolve, 100))
  if (!what()) throw new Error(run.out() + run.err())
}

/** The process that has a data folder. */
const ownerOf = (data: string): number => JSON.parse(readFileSync(join(data, 'server.lock'), 'utf8')).pid

afterAll(() => {
  for (const { child } of runs) if (child.exitCode === null) child.kill('SIGKILL')
})

describe('a start with an invalid setting', () => {
  test.each([
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is not a PostgreSQL address; it looks like postgres://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop', DATABASE_WAIT: '0' },
      'The database at 127.0.0.1:1/shop (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [
      { DATA_DIR: '/dev/null/data' },
      "The data folder /dev/null/data cannot be used: ENOTDIR: not a directory, mkdir '/dev/null/data'",
    ],
  ])('fails with one sentence: %j', async (env, sentence) => {
    const { exitCode, err } = run(env as Record<string, string>)
    expect([await exitCode, err().trim()]).toEqual([1, sentence])
    expect(err()).not.toContain('secret')
  })

  test('fails without an address that sites are reached at', async () => {
    const { exitCode, err } = run({ LOOPBACK: 'off', DATABASE_URL: await createMigratedDatabase() })
    const sentence =
      'With LOOPBACK off, set PUBLIC_URL (https://shop.example.com), or give every site a domain in tenant_domain. There is no site yet.'
    expect([await exitCode, err().trim()]).toEqual([1, sentence])
  })

  test('succeeds with one site that has a domain, and names those that have none', async () => {
    const url = await createMigratedDatabase()
    const driver = await openPostgres({ url, max: 1 })
    await databaseOver(driver).owner.tx(async (tx) => {
      await makeTenant(tx, { tenantId: 1, slug: 'with', host: 'with.example.com' })
      await makeTenant(tx, { tenantId: 2, slug: 'bare' })
    })
    await driver.close()
    const server = run({ LOOPBACK: 'off', DATABASE_URL: url, DEFAULT_TENANT: 'with' })
    await until(() => server.out().includes('Storefront: '), server)
    expect(server.out()).toContain('Without a domain: bare.')
    const address = /http:\/\/localhost:\d+/.exec(server.out())?.[0] ?? ''
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect([await server.exitCode, server.err()]).toEqual([0, ''])
  })

  test('with MIGRATE off fails on an older schema, with an exit code of its own, and changes nothing', async () => {
    const url = await createEmptyDatabase()
    const { exitCode, err } = run({ DATABASE_URL: url, MIGRATE: 'off' })
    expect([await exitCode, err()]).toEqual([
      3,
      expect.stringMatching(
        /^The database lacks \d+ of \d+ migrations, from 0001_ground\.sql on, and MIGRATE is off\. Run npm run migrate \(node dist\/server\/migrate\.js\) as the owner of the tables first\.\n$/,
      ),
    ])
    const driver = await openPostgres({ url, max: 1 })
    const tables = await driver.use({ role: 'owner' }, (connection) =>
      connection.rows("select 1 from pg_tables where schemaname = 'public'"),
    )
    await driver.close()
    expect(tables).toEqual([])
  })

  test('with MIGRATE off succeeds on the newest schema', async () => {
    const server = run({ DATABASE_URL: await createMigratedDatabase(), MIGRATE: 'off' })
    await until(() => server.out().includes('Storefront: '), server)
    server.child.kill('SIGTERM')
    expect([await server.exitCode, server.err()]).toEqual([0, ''])
  })

  test('fails for a setting in .env that the environment does not override', async () => {
    const { exitCode, err } = run({}, 'LOG_LEVEL=loud\n')
    expect([await exitCode, err()]).toEqual([1, expect.stringContaining('LOG_LEVEL must be')])
  })
})

test('a server starts, responds, rejects a second one on its data folder or port, and stops on SIGTERM', async () => {
  const data = embeddedDir
  const first = run({ DATA_DIR: data })
  await until(() => first.out().includes('/loopback/sms/'), first)
  const url = /http:\/\/localhost:\d+/.exec(first.out())?.[0] ?? ''
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true })
  expect((await (await fetch(`${url}/api/shop/product/`)).json()).err_code).toBe('10405')

  const second = run({ DATA_DIR: data })
  expect(await second.exitCode).toBe(1)
  expect(second.err()).toBe(
    `The data folder ${data} is in use by process ${ownerOf(data)}. Stop it first, or set DATA_DIR to another folder.\n`,
  )

  const third = run({ PORT: new URL(url).port, DATABASE_URL: await createMigratedDatabase() })
  expect(await third.exitCode).toBe(1)
  expect(third.err()).toMatch(/^Cannot listen on 0\.0\.0\.0:\d+: listen EADDRINUSE/)

  first.child.kill('SIGTERM')
  expect(await first.exitCode).toBe(0)
  expect(first.out()).toContain('SIGTERM: stopping')
  expect(existsSync(join(data, 'server.lock'))).toBe(false)
})

test('a server answers a request in flight before it stops on SIGTERM, and waits for no connection', async () => {
  // Longer than the test may take.
  const server = run({ DATABASE_URL: await createMigratedDatabase(), KEEP_ALIVE_TIMEOUT: '3600' })
  await until(() => server.out().includes('/loopback/sms/'), server)
  const port = Number(/http:\/\/localhost:(\d+)/.exec(server.out())?.[1])
  const socket = connect(port, '127.0.0.1')
  // As browsers open ahead of their requests.
  const unused = connect(port, '127.0.0.1')
  let reply = ''
  socket.on('data', (chunk) => {
    reply += chunk
  })
  const isClosed = new Promise((resolve) => socket.on('close', resolve))
  const body = JSON.stringify({ trade_no: 'unknown', outcome: 'paid' })
  const headers = [
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ]
  socket.write(`POST /loopback/alipay/client/pay HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  await until(() => reply.includes('100 Continue') && !unused.connecting, server)
  server.child.kill('SIGTERM')
  await until(() => server.out().includes('SIGTERM: stopping'), server)
  socket.write(body)
  await isClosed
  expect(reply.split('\r\n\r\n').slice(1)).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n/),
    expect.stringMatching(/^\{.*\}$/),
  ])
  expect(await server.exitCode).toBe(0)
})

describe('a server that starts before its database', () => {
  let forwarder: Forwarder
  let url: string
  let port: number
  beforeAll(async () => {
    const direct = new URL(await createMigratedDatabase())
    port = Number(direct.port)
    forwarder = await openForwarder(port)
    forwarder.moveTo(null)
    url = `postgres://postgres:${direct.password}@127.0.0.1:${forwarder.port}${direct.pathname}`
  })
  afterAll(() => forwarder.close())

  test('waits until the database runs, and prints why', async () => {
    const server = run({ DATABASE_URL: url })
    await until(() => server.out() !== '', server)
    expect(server.out()).toMatch(
      /^The database at 127\.0\.0\.1:\d+\/\w+ \(DATABASE_URL\) cannot be reached yet, waiting up to 60 s: .+\n$/,
    )
    forwarder.moveTo(port)
    await until(() => server.out().includes('/loopback/sms/'), server)
    server.child.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
  })

  test('ends with a sentence after DATABASE_WAIT seconds', async () => {
    forwarder.moveTo(null)
    const { exitCode, err } = run({ DATABASE_URL: url, DATABASE_WAIT: '1' })
    expect(await exitCode).toBe(1)
    expect(err()).toContain('(DATABASE_URL) cannot be reached: ')
  })

  test('ends at once when PostgreSQL refuses its password', async () => {
    forwarder.moveTo(port)
    const { exitCode, out, err } = run({ DATABASE_URL: url.replace(/:[^:@]+@/, ':wrong@') })
    expect([await exitCode, out()]).toEqual([1, ''])
    expect(err()).toContain('cannot be reached: password authentication failed')
  })
})

test('a server stops on SIGTERM after its output was closed', async () => {
  const server = run({ DATABASE_URL: await createMigratedDatabase() })
  await until(() => server.out().includes('/loopback/sms/'), server)
  server.child.stdout?.destroy()
  server.child.stderr?.destroy()
  server.child.kill('SIGTERM')
  expect(await server.exitCode).toBe(0)
})

test('a server starts on the data folder of a killed one', async () => {
  const data = embeddedDir
  const first = run({ DATA_DIR: data })
  await until(() => first.out().includes('/loopback/sms/'), first)
  process.kill(ownerOf(data), 'SIGKILL')
  await first.exitCode
  const second = run({ DATA_DIR: data })
  await until(() => second.out().includes('/loopback/sms/'), second)
  second.child.kill('SIGINT')
  expect(await second.exitCode).toBe(0)
})

test('an invalid response of the database is reported at the start', async () => {
  const server: Server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { exitCode, err } = run({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`, DATABASE_WAIT: '0' })
  expect(await exitCode).toBe(1)
  expect(err()).toContain(`The database at 127.0.0.1:${port}/c (DATABASE_URL) cannot be reached:`)
  server.close()
})
