import type { Database } from '../core/database.types'
import { readJobs } from './jobs'

/** An error of the log. */
export interface LoggedError {
  at: Date
  message: string
  type: string
}

type Row = readonly (string | number)[]

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const table = (caption: string, head: Row | null, rows: readonly Row[]): string => {
  const line = (cell: 'td' | 'th', row: Row) =>
    `<tr>${row.map((value) => `<${cell}>${escapeHtml(String(value))}</${cell}>`).join('')}</tr>`
  return `<table><caption>${caption}</caption>${head ? line('th', head) : ''}${rows.map((row) => line('td', row)).join('')}</table>`
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:24px auto;max-width:720px;padding:0 16px;color:#1a1a1a}table{border-collapse:collapse;width:100%;margin:0 0 32px;table-layout:auto}caption{text-align:left;font-weight:600;font-size:18px;padding:8px 0}th,td{text-align:left;padding:8px;border-bottom:1px solid #d0d0d0;overflow-wrap:break-word;font-variant-numeric:tabular-nums}th{color:#555;font-weight:500;white-space:nowrap}@media(max-width:400px){th,td{padding:8px 4px;font-size:14px}}'

async function jobRows(database: Database, now: Date): Promise<Row[]> {
  try {
    const jobs = await readJobs(database.owner, now)
    return jobs.map(({ kind, waiting, late, retrying, failed }) => [kind, waiting, late, retrying, failed])
  } catch {
    return [['the database does not answer', '', '', '', '']]
  }
}

/** Returns the administrators' page about this process, without scripts. */
export async function statusPage(database: Database, now: Date, errors: readonly LoggedError[]): Promise<string> {
  const { rss } = process.memoryUsage()
  const facts: Row[] = [
    ['Node', process.version],
    ['up for', `${Math.floor(process.uptime() / 60)} min`],
    ['memory', `${Math.round(rss / 1_048_576)} MB`],
    ...Object.entries(database.driver.pool?.() ?? {}).map(([state, count]) => [`connections, ${state}`, count]),
  ]
  const latest = errors.map(({ at, type, message }) => [at.toISOString(), type, message])
  const body = [
    table('Process', null, facts),
    table('Jobs', ['kind', 'waiting', 'late', 'retrying', 'failed'], await jobRows(database, now)),
    table('Last errors', ['time', 'type', 'message'], latest.length > 0 ? latest : [['none', '', '']]),
  ]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Status</title><style>${STYLE}</style><h1>Status</h1>${body.join('')}</html>`
}
