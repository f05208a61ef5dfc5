import { keysOf } from '../keys-of'
import type { DoorTicketStatus, TicketFacts } from './admit'

/**
 * The list of an event that a device takes along: one row a ticket,
 * `\n{hash}|{kind}.{id}|{type}|{status}|{uses}|{used}| {entered}|{inside}|{initials}`, numbers in base 36. A ticket is
 * looked up by searching its hash in the text: nothing is parsed beforehand, which slow engines have no time for. Later
 * rows of the same ticket replace earlier ones.
 */
export interface ListRow {
  /** The first 66 bits of the SHA-512 of the code, base64url. */
  readonly hash: string
  readonly kind: 'ticket' | 'registration'
  readonly id: number
  readonly typeId: number | null
  readonly status: DoorTicketStatus
  readonly uses: number
  readonly useCount: number
  readonly entered: number
  readonly inside: number
  /** Only where the list asks for them. */
  readonly initials: string
}

export const HASH_LENGTH = 11
/**
 * A signed list is sent in parts that every vendor's storage takes as one key (Alipay: 200 KB, three bytes a
 * character).
 */
export const CHUNK_LENGTH = 60_000

const letters = {
  valid: 'v',
  unpaid: 'u',
  unapproved: 'p',
  canceled: 'c',
  refunded: 'r',
  blocked: 'b',
} as const satisfies Record<DoorTicketStatus, string>
const statuses = keysOf(letters)
const short = (n: number): string => (n === 0 ? '' : n.toString(36))
const long = (text = ''): number => (text === '' ? 0 : Number.parseInt(text, 36))

const keyOf = ({ kind, id }: Pick<ListRow, 'kind' | 'id'>): string => `${kind[0]}.${id.toString(36)}`

export function formatRow(row: ListRow): string {
  const { hash, typeId, status, uses, useCount, entered, inside, initials } = row
  const fields = [
    hash,
    keyOf(row),
    short(typeId ?? 0),
    letters[status],
    short(uses),
    short(useCount),
    short(entered),
    short(inside),
    initials.replace(/[|\n]/g, ''),
  ]
  return `\n${fields.join('|')}`.replace(/\|+$/, '')
}

function parseRow(line: string): ListRow {
  const [hash = '', key = '', type, status, uses, useCount, entered, inside, initials = ''] = line.split('|')
  return {
    hash,
    kind: key[0] === 't' ? 'ticket' : 'registration',
    id: long(key.slice(2)),
    typeId: long(type) || null,
    status: statuses.find((one) => letters[one] === status) ?? 'blocked',
    uses: long(uses),
    useCount: long(useCount),
    entered: long(entered),
    inside: long(inside),
    initials,
  }
}

/** Returns rows as parts no longer than `most` characters. */
export function chunkRows(rows: readonly ListRow[], most = CHUNK_LENGTH): string[] {
  const chunks: string[] = []
  let chunk = ''
  for (const row of rows) {
    const text = formatRow(row)
    if (chunk.length + text.length > most) {
      chunks.push(chunk)
      chunk = ''
    }
    chunk += text
  }
  return chunk === '' ? chunks : [...chunks, chunk]
}

const lineAt = (chunk: string, at: number): string => {
  const start = chunk.lastIndexOf('\n', at) + 1
  const end = chunk.indexOf('\n', at)
  return chunk.slice(start, end < 0 ? undefined : end)
}

/** Returns the newest row of a text; chunks from the oldest. */
function lastLine(chunks: readonly string[], text: string, offset: number): string | null {
  for (let n = chunks.length - 1; n >= 0; n -= 1) {
    const chunk = chunks[n] ?? ''
    const at = chunk.lastIndexOf(text)
    if (at >= 0) return lineAt(chunk, at + offset)
  }
  return null
}

/**
 * Returns a code's newest row of a list; `revoked` if its ticket has another code by now; null if the list has none.
 */
export function findInList(chunks: readonly string[], hash: string): ListRow | 'revoked' | null {
  const line = lastLine(chunks, `\n${hash}|`, 1)
  if (line === null) return null
  const row = parseRow(line)
  const newest = lastLine(chunks, `|${keyOf(row)}|`, 1)
  if (newest === null || newest.slice(0, HASH_LENGTH) === hash) return newest === null ? row : parseRow(newest)
  return 'revoked'
}

/** Returns the newest row of a ticket by its id, whatever its code is. */
export function findById(chunks: readonly string[], kind: ListRow['kind'], id: number): ListRow | null {
  const line = lastLine(chunks, `|${keyOf({ kind, id })}|`, 1)
  return line === null ? null : parseRow(line)
}

/** Returns a row as the rule of the door sees it. */
export const rowFacts = (row: ListRow, eventId: number): TicketFacts => ({
  kind: row.kind,
  eventId,
  typeId: row.typeId,
  status: row.status,
  uses: row.uses,
  useCount: row.useCount,
  entered: row.entered,
  inside: row.inside,
})
