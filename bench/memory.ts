import { startServer } from '../scripts/lib/server.mjs'
import { freePort } from '../scripts/lib/wait.mjs'
import { Api } from '../test/support/api'
import { atMost, plain, type Row } from './row'

/** Calls a second: far below what a process can do, so that a queue is no part of what is measured. */
const RATE = 25
/** A heap that must be collected often: a leak shows in what is left, or ends the process. */
const HEAP = '--max-old-space-size=256'
const WINDOWS = 8
const WORDS = '茶杯花瓶手账香薰灯毯碗盘书签木竹棉麻铜瓷石青白'

const any = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T
const integer = (below: number): number => Math.floor(Math.random() * below)
/** A word of which nobody has asked before, most of the time: what is kept by words or addresses grows with these. */
const word = (): string => Array.from({ length: 1 + integer(4) }, () => any([...WORDS])).join('')

/** Makes an order and gives its piece back. */
async function buyAndCancel(api: Api, address: { id: number }): Promise<void> {
  const { number } = await api.order(address)
  await api.ok('POST', `/shop/order/${number}/process/`, { body: { action: 'cancel' } })
}

/** The calls of somebody who looks around, of a buyer, and of a program that asks for nonsense. */
const actions: ((api: Api, address: { id: number }) => Promise<unknown>)[] = [
  (api) => api.call('GET', '/shop/product/', { query: { offset: integer(60), limit: 20 } }),
  (api) => api.call('GET', '/shop/product/', { query: { search: word() } }),
  (api) => api.call('GET', `/shop/product/${1 + integer(80)}/`),
  (api) => api.call('GET', '/article/article/', { query: { offset: integer(20) } }),
  (api) => api.call('GET', '/event/event/'),
  (api) => page(api, any(['/', '/?from=', `/pages/shop/product?id=${1 + integer(80)}&from=`]) + word()),
  (api) => page(api, `/none/${word()}`),
  (api) => api.call('GET', `/${word()}/`),
  (api) => api.call('POST', '/base/user/login_mobile/', { body: { mobile: `139${integer(1e8)}`, verify_code: '0' } }),
  (api) => new Api(api.server).loginMini(),
  (api) => api.call('GET', '/shop/order/'),
  buyAndCancel,
]

/** Reads a document of the site as a browser does. */
async function page(api: Api, address: string): Promise<void> {
  await (await fetch(api.server + address, { headers: { accept: 'text/html' } })).text()
}

/** One look at the process' own metrics, in bytes. */
async function memoryOf(port: number): Promise<{ heap: number; resident: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { heap: read('nodejs_heap_size_used_bytes'), resident: read('process_resident_memory_bytes') }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Memory of a process under a steady, mixed load, in eight parts of the time: what a collection leaves of the heap (the
 * least that was seen in a part), and the most of the whole process.
 * @param minutes of load; those of the first part warm up
 */
export async function memoryRows(minutes: number): Promise<Row[]> {
  const metricsPort = await freePort()
  const server = await startServer({
    hasOwnProcess: true,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'fatal', METRICS_PORT: String(metricsPort), NODE_OPTIONS: HEAP },
  })
  try {
    const api = new Api(server.url)
    await api.login()
    const address = await api.address()
    const parts: { heap: number; resident: number }[] = []
    let calls = 0
    let failures = 0
    for (let part = 0; part < WINDOWS; part++) {
      const end = performance.now() + (minutes * 60_000) / WINDOWS
      const samples: Awaited<ReturnType<typeof memoryOf>>[] = []
      let next = performance.now()
      while (performance.now() < end) {
        calls++
        void any(actions)(api, address).catch(() => failures++)
        if (calls % (RATE * 5) === 0) samples.push(await memoryOf(metricsPort))
        next += 1000 / RATE
        await sleep(next - performance.now())
      }
      parts.push({
        heap: Math.min(...samples.map(({ heap }) => heap)),
        resident: Math.max(...samples.map(({ resident }) => resident)),
      })
      console.error(JSON.stringify({ part, calls, failures, ...parts.at(-1) }))
    }
    const growth = (name: 'heap' | 'resident') => ((parts.at(-1)?.[name] ?? 0) / (parts[1]?.[name] ?? 0) - 1) * 100
    const megabytes = (name: 'heap' | 'resident') => parts.map((one) => (one[name] / 2 ** 20).toFixed(0)).join(' ')
    return [
      plain(`${minutes} minutes of load: calls, failures`, `${calls}, ${failures}`),
      plain('heap after collections, MB, by eighth', megabytes('heap')),
      plain('whole process, MB, by eighth', megabytes('resident')),
      atMost('heap: from the second eighth to the last', growth('heap'), 10, ' %', 1),
      atMost('whole process: from the second eighth to the last', growth('resident'), 10, ' %', 1),
    ]
  } finally {
    await server.remove()
  }
}
