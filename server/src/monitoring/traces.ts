import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from '../http/request/label'
import { type Measurements, type StartedWork, bindStarts, subscribe } from '../lib/measurements'

export interface TraceOptions {
  /** Address of a collector that takes OTLP over HTTP, without a trailing slash. */
  endpoint: string
  /** Headers that the collector asks for. */
  headers: Readonly<Record<string, string>>
  /** Name of this service. */
  service: string
  /** Share of requests and jobs that are traced, from 0 to 1. */
  share: number
  /** Whether traces of callers go on here: a proxy in front sets their headers. */
  continues: boolean
}

/** The traces of a process. */
export interface Traces {
  /** Adds the hooks that trace the requests of an application, before all of its routes. */
  instrument(app: FastifyInstance): void
  /** Sends what is not sent yet. */
  close(): Promise<void>
}

/** Longest time that one attempt to send spans takes, in milliseconds; a stop waits for it. */
const EXPORT_MS = 3000

/** Questions of balancers, which nobody traces. */
const UNTRACED = new Set(['/healthz', '/readyz'])

const propagator = new W3CTraceContextPropagator()

/** Moment in milliseconds since 1970, finer than one. */
const currentTime = () => performance.timeOrigin + performance.now()

function endSpan(span: Span, hasFailed: boolean, attributes: Attributes = {}): void {
  span.setAttributes(attributes)
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Attributes have route patterns and names of statements, sites, vendors and jobs: no address, no parameter, no person. */
class Recorder {
  readonly current = new AsyncLocalStorage<Context>()
  readonly #requests = new WeakMap<FastifyRequest, Context>()

  constructor(
    private readonly tracer: Tracer,
    private readonly continues: boolean,
  ) {}

  startRequest(request: FastifyRequest): Context {
    const caller = this.continues
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT
    const span = this.tracer.startSpan(
      routeOf(request),
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': request.routeOptions.url ?? 'none',
          'storefront.request_id': request.id,
        },
      },
      caller,
    )
    const context = trace.setSpan(caller, span)
    this.#requests.set(request, context)
    return context
  }

  contextOf = (request: FastifyRequest): Context | undefined => this.#requests.get(request)

  endRequest(request: FastifyRequest, status: number): void {
    const context = this.#requests.get(request)
    const span = context && trace.getSpan(context)
    const tenant = request.tenant?.slug
    if (span)
      endSpan(span, status >= 500, {
        'http.response.status_code': status,
        ...(tenant !== undefined && { 'storefront.tenant': tenant }),
      })
  }

  /** Starts the span of a job, or of a vendor's call, whose headers then name the trace. */
  startWork = (work: StartedWork): Context => {
    const parent = this.current.getStore() ?? ROOT_CONTEXT
    const span = this.tracer.startSpan(
      work.kind === 'job' ? `job ${work.name}` : work.name,
      {
        kind: work.kind === 'job' ? SpanKind.CONSUMER : SpanKind.CLIENT,
        attributes: {
          [`storefront.${work.kind === 'job' ? 'job' : 'vendor'}`]: work.name,
          ...(work.tenant !== undefined && { 'storefront.tenant': work.tenant }),
        },
      },
      parent,
    )
    const context = trace.setSpan(parent, span)
    propagator.inject(context, work.headers, defaultTextMapSetter)
    return context
  }

  endWork(outcome: 'ok' | 'failed'): void {
    const context = this.current.getStore()
    const span = context && trace.getSpan(context)
    if (span) endSpan(span, outcome === 'failed')
  }

  /** Records a statement of a request or job; those of the process itself (claims, health) have no trace. */
  recordStatement({ statement, ms, failure }: Measurements['statement']): void {
    const parent = this.current.getStore()
    if (!parent) return
    const endTime = currentTime()
    const name = statement.startsWith('begin') ? 'begin' : statement
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: endTime - ms, attributes }, parent)
    if (failure !== undefined)
      span.setAttribute('db.response.status_code', failure).setStatus({ code: SpanStatusCode.ERROR })
    span.end(endTime)
  }
}

/** Returns an exporter to a collector that tells of spans which it could not send. */
function exporterTo({ endpoint, headers }: TraceOptions, onFailure: (error: unknown) => void): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: EXPORT_MS })
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) onFailure(result.error)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

function tracerProvider(options: TraceOptions, onFailure: (error: unknown) => void): BasicTracerProvider {
  const { service, share } = options
  return new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporterTo(options, onFailure), { exportTimeoutMillis: EXPORT_MS })],
  })
}

/**
 * Traces requests and jobs with their statements and vendors' calls from now on, and sends the spans to a collector.
 * A collector that does not answer loses spans and delays nobody.
 */
export function startTraces(options: TraceOptions): Traces {
  let log: FastifyBaseLogger | undefined
  const provider = tracerProvider(options, (error) => log?.warn({ err: error }, 'traces could not be sent'))
  const recorder = new Recorder(provider.getTracer('storefront'), options.continues)
  const ends = [
    bindStarts(recorder.current, recorder.startWork),
    subscribe('statement', (statement) => recorder.recordStatement(statement)),
    subscribe('vendorCall', ({ outcome }) => recorder.endWork(outcome)),
    subscribe('job', ({ outcome }) => recorder.endWork(outcome)),
  ]
  return {
    instrument(app) {
      log = app.log
      app.addHook('onRequest', (request, _reply, done) => {
        if (UNTRACED.has(request.routeOptions.url ?? '')) done()
        else recorder.current.run(recorder.startRequest(request), done)
      })
      // A body arrives in events of the connection, which know nothing of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const context = recorder.contextOf(request)
        if (context) recorder.current.run(context, done)
        else done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        recorder.endRequest(request, reply.statusCode)
        done()
      })
    },
    async close() {
      for (const end of ends) end()
      await provider.shutdown().catch(() => undefined)
    },
  }
}
