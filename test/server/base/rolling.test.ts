import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverProgram } from '../../../scripts/lib/server-bundle.mjs'
import { freePort, until } from '../../../scripts/lib/wait.mjs'
import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import { makeProduct } from '../../factories/product'
import { makeTenant } from '../../factories/tenant'
import { type Balancer, openBalancer } from '../../support/balancer'
import { createMigratedDatabase } from '../support/postgres'

const CLIENTS = 20
const EXCHANGES = 10
/** Seconds in which the balancer has to see that a process stops: it looks all the time, on a machine that may be busy. */
const DRAIN = 4
/** Milliseconds between two requests of a client: twenty that never pause would take the processor from the exchange. */
const PACE_MS = 250

let program: string
let url: string
let balancer: Balancer
const children: ChildProcess[] = []

beforeAll(async () => {
  program = await serverProgram('main')
  url = await createMigratedDatabase()
  const database = databaseOver(await openPostgres({ url, max: 1 }))
  await database.owner.tx(async (tx) => {
    await makeTenant(tx, { tenantId: 1, slug: 'qingshi' })
    await makeProduct(tx, 1)
  })
  await database.close()
  balancer = await openBalancer()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await balancer.close()
})

/** Starts a process of the shop and waits until the balancer gives it requests. */
async function startProcess(): Promise<{ port: number; child: ChildProcess }> {
  const [port, cwd] = [await freePort(), mkdtempSync(join(tmpdir(), 'rolling-'))]
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: cwd,
    PORT: String(port),
    HOST: '127.0.0.1',
    SEED: 'off',
    DRAIN: String(DRAIN),
  }
  const child = spawn(process.execPath, [program], { cwd, env: { PATH: process.env.PATH ?? '', ...settings } })
  children.push(child)
  balancer.add(port)
  await until(() => balancer.isReady(port), { what: 'a process', giveUp: () => child.exitCode !== null })
  return { port, child }
}

/** Returns the status of a list of products through the balancer; 0 for a broken connection. */
const requestList = (agent: Agent) =>
  new Promise<number>((resolve) => {
    get({ port: balancer.port, host: '127.0.0.1', path: '/api/shop/product/', agent }, (reply) => {
      reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', () => resolve(0))
      reply.resume()
    }).on('error', () => resolve(0))
  })

test('no request of 20 clients fails while two processes are exchanged ten times', async () => {
  const running = [await startProcess(), await startProcess()]
  const statuses: Record<number, number> = {}
  let isOver = false
  const client = async () => {
    const agent = new Agent({ keepAlive: true })
    while (!isOver) {
      const status = await requestList(agent)
      statuses[status] = (statuses[status] ?? 0) + 1
      await pause(PACE_MS)
    }
    agent.destroy()
  }
  const clients = Array.from({ length: CLIENTS }, client)
  const exits: Promise<number | null>[] = []
  for (let exchange = 0; exchange < EXCHANGES; exchange++) {
    running.push(await startProcess())
    const last = running.shift()
    if (!last) throw new Error('no process')
    // The next one starts while this one ends.
    exits.push(new Promise((resolve) => last.child.once('exit', resolve)))
    last.child.once('exit', () => balancer.remove(last.port))
    last.child.kill('SIGTERM')
  }
  const exitCodes = await Promise.all(exits)
  isOver = true
  await Promise.all(clients)
  expect(exitCodes).toEqual(Array.from({ length: EXCHANGES }, () => 0))
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(statuses[200]).toBeGreaterThan(CLIENTS * EXCHANGES)
})
