import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

interface Export {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

/** A server that keeps what it is sent, as a collector of OpenTelemetry. */
export interface Collector {
  readonly url: string
  /** The bodies and headers of its requests. */
  readonly bodies: string[]
  readonly headers: IncomingHttpHeaders[]
  spans(): CollectedSpan[]
  close(): void
}

/** Opens a collector on a free port of this machine. */
export async function openCollector(): Promise<Collector> {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    headers.push(request.headers)
    let body = ''
    request.on('data', (part) => {
      body += String(part)
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Export).resourceSpans.flatMap((resource) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
