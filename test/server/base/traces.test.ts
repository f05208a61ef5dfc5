import type { FastifyInstance } from 'fastify'
import { readConfig } from '../../../server/src/config'
import { StartError } from '../../../server/src/lib/error'
import { startTraces, type TraceOptions, type Traces } from '../../../server/src/monitoring/traces'
import { send } from '../../../server/src/ports/http'
import { type CollectedSpan, type Collector, openCollector } from '../../support/collector'
import { MAIN, startTestApp, type TestApp } from '../support/app'

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`

let collector: Collector
let vendor: Collector
beforeAll(async () => {
  collector = await openCollector()
  vendor = await openCollector()
})
afterAll(() => {
  for (const server of [collector, vendor]) server.close()
})

/** A route that reads the database and calls a vendor. */
async function addRoutes(app: FastifyInstance): Promise<void> {
  app.post('/api/trial/', async () => {
    await t.database.of(MAIN).read((tx) => tx.rows('select $1::text', ['secret parameter'], 'trial_read'))
    await send('trial', new Request(`${vendor.url}/secret-address`, { headers: { 'x-own': 'yes' } }), {}, 5000)
    await t.database
      .of(MAIN)
      .read((tx) => tx.rows('select 1 / $1::int', [0], 'trial_failure'))
      .catch(() => undefined)
    return {}
  })
}

const lines: string[] = []
const log = { logLevel: 'warn', logTo: { write: (line: string) => void lines.push(line) } }

let t: TestApp
/** Runs calls of an application that is traced, and returns the spans that reach the collector. */
async function traceCalls(
  calls: () => Promise<unknown>,
  options: Partial<TraceOptions> = {},
): Promise<CollectedSpan[]> {
  collector.bodies.length = 0
  const standard = { endpoint: collector.url, headers: { tenant: '1' }, service: 'shop', share: 1, continues: false }
  const traces: Traces = startTraces({ ...standard, ...options })
  lines.length = 0
  t = await startTestApp({ ...log, instrument: traces.instrument, extras: addRoutes })
  try {
    await calls()
  } finally {
    await t.stop()
    await traces.close()
  }
  return collector.spans()
}

const spanNamed = (spans: CollectedSpan[], name: string | RegExp): CollectedSpan => {
  const span = spans.find((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)))
  if (!span) throw new Error(`no ${name} among ${spans.map((one) => one.name).join(', ')}`)
  return span
}
const childrenOf = (spans: CollectedSpan[], { spanId, traceId }: CollectedSpan) =>
  spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId)
const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test("a request's span has its statements as children, and nothing of its address", async () => {
  const spans = await traceCalls(() => t.visitor().get('/shop/product/471147114711/?_sid=visit-471247124712'))
  const request = spanNamed(spans, 'GET /api/shop/product/:id/')
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/shop/product/:id/',
    'http.response.status_code': 404,
    'storefront.tenant': 'qingshi',
    'storefront.request_id': expect.stringMatching(/./),
  })
  expect(request.parentSpanId).toBeUndefined()
  expect(childrenOf(spans, request).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', expect.stringContaining('product')]),
  )
  expect(collector.bodies.join('')).not.toMatch(/471147114711|471247124712/)
  expect(collector.headers.at(-1)).toMatchObject({ tenant: '1' })
})

test("a vendor's call carries the trace and its own headers, also behind a request's body", async () => {
  const spans = await traceCalls(() =>
    t.fastify.inject({ method: 'POST', url: '/api/trial/', headers: { host: 'shop.test' }, payload: { text: 'x' } }),
  )
  const children = childrenOf(spans, spanNamed(spans, 'POST /api/trial/'))
  const call = spanNamed(children, 'trial')
  expect(vendor.headers.at(-1)).toMatchObject({ traceparent: `00-${call.traceId}-${call.spanId}-01`, 'x-own': 'yes' })
  expect(attributesOf(call)).toEqual({ 'storefront.vendor': 'trial' })
  spanNamed(children, 'trial_read')
  const failure = spanNamed(children, 'trial_failure')
  expect([failure.status.code, attributesOf(failure)['db.response.status_code']]).toEqual([2, '22012'])
  expect(collector.bodies.join('')).not.toMatch(/secret/)
})

test('a job is a trace of its own, and what the process itself asks the database is none', async () => {
  const spans = await traceCalls(async () => {
    const now = t.ports.clock.now()
    await t.make((tx) =>
      tx.rows(
        "insert into job (tenant_id, kind, key, run_at, attempts) values ($1, 'order_expire', '4713', $2, 0) returning id",
        [MAIN, now],
      ),
    )
    await t.due.runDue(now)
    await t.fastify.inject({ url: '/readyz', headers: { host: 'shop.test' } })
  })
  const job = spanNamed(spans, 'job order_expire')
  spanNamed(childrenOf(spans, job), 'order_lock')
  expect(spans.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([job])
})

test("a caller's trace goes on only where a proxy is trusted", async () => {
  const call = () => t.fastify.inject({ url: '/api/shop/product/', headers: { host: 'shop.test', traceparent } })
  const [trusting, other] = [await traceCalls(call, { continues: true }), await traceCalls(call)]
  expect(spanNamed(trusting, 'GET /api/shop/product/')).toMatchObject({
    traceId: CALLER.trace,
    parentSpanId: CALLER.span,
  })
  expect(spanNamed(other, 'GET /api/shop/product/').traceId).not.toBe(CALLER.trace)
})

test('a share of 0 traces nothing', async () => {
  expect(await traceCalls(() => t.visitor().get('/shop/product/'), { share: 0 })).toEqual([])
})

test('a collector that is away delays no request and no stop, and the log names it', async () => {
  const statuses: number[] = []
  const calls = async () => statuses.push((await t.visitor().get('/shop/product/')).status)
  await traceCalls(calls, { endpoint: 'http://127.0.0.1:9' })
  expect(statuses).toEqual([200])
  expect(lines.join('')).toContain('traces could not be sent')
})

describe('settings', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example.com/otlp/'

  test('nothing is traced without an address', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeUndefined()
  })

  test('an address, headers, a share and trusted proxies are read', () => {
    const headers = 'authorization=Basic%20YWJj, x-scope=1'
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: headers,
      OTEL_TRACES_SAMPLER_ARG: '0.01',
      TRUST_PROXY: '1',
    }
    expect(readConfig(env).traces).toEqual({
      endpoint: 'https://collector.example.com/otlp',
      headers: { authorization: 'Basic YWJj', 'x-scope': '1' },
      service: 'storefront',
      share: 0.01,
      continues: true,
    })
  })

  test.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'authorization' },
  ])('%j stops the start', (env) => {
    expect(() => readConfig(env)).toThrow(StartError)
  })
})
