/**
 * The floor that the product list is measured against: bare Fastify that sends the very same statement. Run as a
 * process of its own with DATABASE_URL and PORT.
 */
import Fastify from 'fastify'
import pg from 'pg'
import type { Ctx } from '../server/src/core/context.types'
import { listProducts } from '../server/src/domains/catalog/product/service'

interface Statement {
  text: string
  values: unknown[]
}

/** The statement of the real server, caught on its way to the database. */
async function statement(tenantId: number): Promise<Statement> {
  const statements: Statement[] = []
  const rows = async (text: string, values: unknown[] = []) => {
    statements.push({ text, values })
    return []
  }
  // Only what the list reads before its rows come back.
  const ctx = {
    tenant: { id: tenantId, timeZone: 'Asia/Shanghai', currency: { code: 'CNY', symbol: '¥', exponent: 2 } },
    language: 'zh-cn',
    perms: [],
    db: { read: (fn: (tx: object) => unknown) => fn({ rows }) },
  }
  await listProducts(ctx as unknown as Ctx, { limit: 20, offset: 0 })
  const [first] = statements
  if (!first) throw new Error('the list sent no statement')
  return first
}

async function main(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
  pool.on('error', () => undefined)
  const { rows: tenants } = await pool.query<{ id: string }>(
    'select tenant_id as id from tenant order by tenant_id limit 1',
  )
  const { text, values } = await statement(Number(tenants[0]?.id))
  const app = Fastify()
  app.get('/products', async () => {
    const { rows } = await pool.query({ name: 'list', text, values })
    return { count: rows[0]?.list_count ?? 0, results: rows }
  })
  app.get('/readyz', async () => ({ ok: true }))
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
}

void main()
