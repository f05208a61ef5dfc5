import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { parse } from 'yaml'
import { type Monitoring, startMonitoring } from '../../../server/src/monitoring/server'
import { measureVendor } from '../../../server/src/lib/measurements'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
let monitoring: Monitoring
beforeAll(async () => {
  t = await startTestApp({ logLevel: 'error', logTo: { write: () => undefined } })
  const now = () => t.ports.clock.now()
  monitoring = await startMonitoring(t.fastify.log, t.database, { host: '127.0.0.1', port: 0, now })
})
afterAll(async () => {
  await monitoring.close()
  await t.stop()
})

const read = (file: string) => readFileSync(`${__dirname}/../../../${file}`, 'utf8')
const open = (path: string) => fetch(`http://127.0.0.1:${monitoring.port}${path}`)
const readMetrics = async () => (await open('/metrics')).text()

/** Plans a job of a kind: due before so many minutes, or not tried again. */
const plan = (kind: string, minutes: number, hasFailed = false, error: string | null = null) =>
  t.make((tx) =>
    tx.rows(
      "insert into job (tenant_id, kind, key, run_at, attempts, failed_at, last_error) values ($1, $2, 'k', $3, case when $5::text is null then 0 else 2 end, case when $4 then $3::timestamptz end, $5)",
      [MAIN, kind, new Date(t.ports.clock.now().getTime() - minutes * 60_000), hasFailed, error],
    ),
  )

describe('/metrics', () => {
  test('counts requests by the pattern of their route', async () => {
    await t.visitor().get('/shop/product/471147114711/')
    const text = await readMetrics()
    expect(text).toMatch(
      /request_duration_seconds_count\{method="GET",route="\/api\/shop\/product\/:\w+\/?",status="404"\} 1/,
    )
    expect(text).not.toContain('471147114711')
  })

  test('tells the pool, statements and caches', async () => {
    await t.visitor().get('/shop/product/')
    const text = await readMetrics()
    expect(text).toContain('storefront_pool_connections{state="total"} 1')
    expect(text).toMatch(/storefront_statement_duration_seconds_count [1-9]/)
    expect(text).toMatch(/storefront_cache_reads_total\{cache="site",result="(?:hit|miss)"\} \d/)
  })

  test('tells waiting, late, retrying and failed jobs by kind', async () => {
    await plan('order_expire', -1)
    await plan('refund', 6)
    await plan('file_expire', 6, true, 'gone')
    await plan('payment_close', -30, false, 'away')
    const text = await readMetrics()
    for (const line of [
      '{kind="order_expire",state="waiting"} 1',
      '{kind="order_expire",state="late"} 0',
      '{kind="refund",state="late"} 1',
      '{kind="refund",state="retrying"} 0',
      '{kind="payment_close",state="retrying"} 1',
      '{kind="payment_close",state="late"} 0',
      '{kind="file_expire",state="waiting"} 0',
      '{kind="file_expire",state="retrying"} 0',
      '{kind="file_expire",state="failed"} 1',
    ])
      expect(text).toContain(`storefront_jobs${line}`)
  })

  test("tells a vendor's calls by outcome", async () => {
    await measureVendor('sms', () => Promise.resolve())
    await measureVendor('sms', () => Promise.reject(new Error('away'))).catch(() => undefined)
    const text = await readMetrics()
    for (const outcome of ['ok', 'failed'])
      expect(text).toContain(`storefront_vendor_call_duration_seconds_count{vendor="sms",outcome="${outcome}"} 1`)
  })

  test('answers while the database does not', async () => {
    const use = jest.spyOn(t.database.driver, 'use').mockRejectedValue(new Error('away'))
    const text = await readMetrics()
    use.mockRestore()
    expect(text).toContain('storefront_database_up 0')
    expect(await readMetrics()).toContain('storefront_database_up 1')
  })

  test('is not at the address of the app', async () => {
    for (const url of ['/metrics', '/status'])
      expect((await t.fastify.inject({ url, headers: { host: 'shop.test' } })).body).not.toContain('storefront_')
  })
})

test('a connection that cannot be accepted is logged, and the pages go on', async () => {
  const lines: string[] = []
  const emit = jest.spyOn(Server.prototype, 'listen')
  const log = { error: (_: unknown, words: string) => lines.push(words) } as unknown as FastifyBaseLogger
  const own = await startMonitoring(log, t.database, { host: '127.0.0.1', port: 0, now: () => t.ports.clock.now() })
  const server = emit.mock.contexts[0] as Server
  // As node reports a process that has too many files open, again and again.
  for (let n = 0; n < 3; n++) server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
  expect((await fetch(`http://127.0.0.1:${own.port}/metrics`)).status).toBe(200)
  expect(lines).toEqual(Array(3).fill('a connection to the monitoring could not be accepted'))
  await own.close()
})

describe('/status', () => {
  test('shows jobs and the last errors without scripts or personal data', async () => {
    t.fastify.log.error({ err: new Error('no reply to 13800138000 <b>') }, 'a message was not sent')
    const page = await (await open('/status')).text()
    expect(page).toContain('<td>file_expire</td><td>0</td><td>0</td><td>0</td><td>1</td>')
    expect(page).toContain('a message was not sent: no reply to *** &#60;b&#62;')
    expect(page).not.toMatch(/<script|13800138000/)
  })
})

describe('what watches the metrics', () => {
  interface Rules {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const rules = (parse(read('operations/prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)
  const board = JSON.parse(read('operations/grafana/board.json')) as { panels: { targets: { expr: string }[] }[] }

  test('names metrics that there are', async () => {
    const text = await readMetrics()
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]
    const names = expressions.flatMap((expr) => expr.match(/\b(?:storefront|nodejs|process)_\w+/g) ?? [])
    expect(names.length).toBeGreaterThan(15)
    const missing = names.filter((name) => !text.includes(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/, '')} `))
    expect(missing).toEqual([])
  })

  test('has a run book for each alert, and an alert for each run book', () => {
    const [, runBooks = ''] = read('docs/operations/watch.md').split('## Alerts')
    expect([...runBooks.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(rules.map(({ alert }) => alert))
  })
})
