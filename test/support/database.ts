import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * An empty database of its own in the PostgreSQL of this run (test/setup/postgres-up.mjs).
 * @returns its url, and how to drop it
 */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.TEST_POSTGRES_URL
  if (!base) throw new Error('TEST_POSTGRES_URL is not set: run this through the races project')
  const name = `t${randomBytes(8).toString('hex')}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: base })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}
