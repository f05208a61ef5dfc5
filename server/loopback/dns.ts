import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { DnsPort } from '../src/core/ports.types'
import { type Context, rawBody } from './context'
import { queue, readJson, writeJson } from './files'

type Zone = Record<string, string[]>

const fileOf = (dataDir: string) => join(dataDir, 'loopback', 'dns.json')
const inTurn = queue()

/** The demo's name server: a domain of the demo is nobody's, so its records are what was written here. */
export const loopbackDns = (dataDir: string): DnsPort => ({
  texts: async (name) => (await readJson<Zone>(fileOf(dataDir)))?.[name] ?? [],
})

/** `POST /loopback/dns {"name": "_storefront.shop.example.com", "value": "…"}` writes a TXT record, `GET` shows all. */
export function dnsRoutes(app: FastifyInstance, { dataDir }: Context): void {
  app.post('/dns', async (request, reply) => {
    const { name, value } = JSON.parse(rawBody(request).toString('utf8')) as { name: string; value: string }
    await inTurn(async () =>
      writeJson(fileOf(dataDir), { ...(await readJson<Zone>(fileOf(dataDir))), [name]: [value] }),
    )
    return reply.code(204).send()
  })
  app.get('/dns', async () => (await readJson<Zone>(fileOf(dataDir))) ?? {})
}
