import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../core/database.types'
import { StartError, messageOf } from '../lib/error'
import { subscribe } from '../lib/measurements'
import { collectMetrics } from './metrics'
import { type LoggedError, statusPage } from './status-page'

/** Errors that the page shows. */
const ERRORS_MAX = 20

interface MonitoringOptions {
  host: string
  port: number
  now(): Date
}

/** A watched process. */
export interface Monitoring {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves `/metrics` and `/status` at an address of their own, which nobody but the platform's operators reaches; the
 * app's address does not know them. @throws StartError
 */
export async function startMonitoring(
  log: FastifyBaseLogger,
  database: Database,
  { host, port, now }: MonitoringOptions,
): Promise<Monitoring> {
  const metrics = collectMetrics(database, now)
  const errors: LoggedError[] = []
  const endErrors = subscribe('error', (error) => {
    errors.unshift({ at: now(), ...error })
    errors.length = Math.min(errors.length, ERRORS_MAX)
  })
  const pages: Readonly<Record<string, { type: string; read: () => Promise<string> }>> = {
    '/metrics': { type: metrics.registry.contentType, read: () => metrics.registry.metrics() },
    '/status': { type: 'text/html; charset=utf-8', read: () => statusPage(database, now(), errors) },
  }
  const server = createServer(async (request, response) => {
    const page = pages[request.url ?? '']
    if (!page) return response.writeHead(404).end()
    try {
      response.writeHead(200, { 'content-type': page.type, 'cache-control': 'no-store' }).end(await page.read())
    } catch (error) {
      log.error({ err: error }, 'the state of the process could not be read')
      response.destroy()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(`Cannot listen on ${host}:${port}: ${messageOf(error)}`)))
    server.listen(port, host, resolve)
  })
  // One that cannot be accepted (too many files open) would end the process without a listener.
  server.on('error', (error) => log.error({ err: error }, 'a connection to the monitoring could not be accepted'))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        endErrors()
        metrics.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
