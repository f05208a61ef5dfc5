/** A shop with its vendors: the loopback servers on port 0, a place where notices arrive, and the real adapters. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { type PaymentVendor, paymentVendors } from '@storefront/contract/domain/checkout/payment-methods'
import { keyBook } from '../../server/loopback/keys'
import {
  createPorts,
  type DemoAccounts,
  demoAccounts,
  type LoopbackOptions,
  loopbackPlugin,
  type MerchantAccount,
  type PayRequest,
  type Ports,
  type PortsConfig,
} from '../../server/src/ports'

export interface Received {
  path: string
  headers: Record<string, string | undefined>
  body: string
}

export interface Vendors {
  app: FastifyInstance
  url: string
  dataDir: string
  ports: Ports
  accounts: DemoAccounts
  /** Notices that arrived, oldest first. */
  received: Received[]
  /** Returns the shop's reply to a notice; default: accepted. */
  answer: (notice: Received) => { status: number; contentType: string; body: string }
  /** Clock of the shop and the vendors. */
  time: { now: Date }
  close(): Promise<void>
}

const CACHE = join(__dirname, '../../.cache/test')

/** The book of keys that files of tests copy: making one takes a third of a second of a core. */
async function ensureKeys(): Promise<string> {
  const source = await readFile(join(__dirname, '../../server/loopback/keys.ts'))
  const file = join(CACHE, `vendor-keys-${createHash('sha256').update(source).digest('hex').slice(0, 16)}.json`)
  if (existsSync(file)) return file
  const folder = await mkdtemp(join(tmpdir(), 'keys-'))
  const book = keyBook(folder)
  await book.vendor()
  await book.tenant('qingshi', '青石茶')
  await mkdir(CACHE, { recursive: true })
  // Two processes may make one at once: a rename replaces the whole file.
  const work = `${file}.${randomUUID()}`
  await copyFile(join(folder, 'loopback', 'keys.json'), work)
  await rename(work, file)
  await rm(folder, { recursive: true, force: true })
  return file
}

/** A new data folder, in which the vendors and one tenant have their keys. */
async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ports-'))
  await mkdir(join(dataDir, 'loopback'))
  await copyFile(await ensureKeys(), join(dataDir, 'loopback', 'keys.json'))
  return dataDir
}

/** Starts everything; `dataDir` is kept when it is given. */
export async function startVendors(
  more: { ports?: Partial<PortsConfig>; loopback?: Partial<LoopbackOptions>; dataDir?: string } = {},
): Promise<Vendors> {
  const dataDir = more.dataDir ?? (await makeDataDir())
  const app = Fastify({ logger: false })
  const time = { now: new Date() }
  const clock = { now: () => time.now }
  const address = () => vendors.url
  const notices: Received[] = []
  await app.register(loopbackPlugin, {
    publicUrl: address,
    dataDir,
    clock,
    retryDelays: [30, 30, 30],
    ...more.loopback,
  })
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, body, callback) => callback(null, body),
  )
  app.post('/notify/:vendor', async (request, reply) => {
    const notice = { path: request.url, headers: request.headers as Received['headers'], body: String(request.body) }
    notices.push(notice)
    const { status, contentType, body } = vendors.answer(notice)
    return reply.status(status).type(contentType).send(body)
  })
  const ports = await createPorts({
    publicUrl: address,
    dataDir,
    loopback: true,
    clock,
    timeoutMs: 10_000,
    ...more.ports,
  })
  const vendors: Vendors = {
    app,
    url: '',
    dataDir,
    ports,
    accounts: await demoAccounts(dataDir, 'qingshi', '青石茶'),
    received: notices,
    answer: (notice) => ports.payments[vendorOf(notice)].acknowledge(true),
    time,
    async close() {
      await app.close()
      if (!more.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  vendors.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return vendors
}

const vendorOf = ({ path }: Received) => paymentVendors.find((name) => path.endsWith(name)) ?? 'wechat'

let counter = 0

/** A request to be paid 128 yuan, with a number of its own. */
export function payRequest(vendors: Vendors, vendor: PaymentVendor, more: Partial<PayRequest> = {}): PayRequest {
  counter += 1
  return {
    scene: 'mini',
    outTradeNo: `T${Date.now()}${String(counter).padStart(4, '0')}`,
    amount: 12800,
    currency: { code: 'CNY', exponent: 2 },
    description: '明前龙井 & <50g>',
    payerId: 'openid-of-a-buyer',
    notifyUrl: `${vendors.url}/notify/${vendor}`,
    returnUrl: `${vendors.url}/mobile/order/1/`,
    clientIp: '127.0.0.1',
    expires: new Date(vendors.time.now.getTime() + 30 * 60_000),
    ...more,
  }
}

/** Posts a form and follows nothing. */
export const postForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Posts JSON and reads JSON. */
export async function postJson(url: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Reads a notice as the shop does. */
export const readNotice = (
  vendors: Vendors,
  vendor: PaymentVendor,
  account: MerchantAccount,
  notice: Received,
  now = vendors.time.now,
  exponent = 2,
) =>
  vendors.ports.payments[vendor].readNotice(account, {
    headers: notice.headers,
    body: notice.body,
    now,
    currency: { exponent },
  })

/** Waits until `check` holds. */
export async function eventually(check: () => boolean): Promise<void> {
  const end = Date.now() + 4000
  while (!check()) {
    if (Date.now() > end) throw new Error('it never happened')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A server that answers everything alike, or never. */
export async function stub(
  answer: { status: number; body: string; headers?: Record<string, string> } | 'silence',
): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((_request, response) => {
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
