import {
  admit,
  type CodeFacts,
  type DoorDecision,
  type ScanFacts,
  type TicketFacts,
} from '@storefront/contract/domain/door/admit'
import { type DoorCode, parseDoorCode } from '@storefront/contract/domain/door/door-code'
import { listFacts } from '@storefront/contract/domain/door/list-facts'
import { findById, findInList, type ListRow, rowFacts } from '@storefront/contract/domain/door/offline-list'
import { codeHash } from './bytes'
import type { DoorList } from './door-list'
import { isSigned } from './signature'

/** The use on this device since the list was made, by `{kind}.{id}`. */
export interface LocalUse {
  readonly key: string
  readonly uses: number
  readonly spent: number
  readonly inside: number
}

/** A ticket as far as this device knows it. */
export interface LocalTicket {
  readonly key: string
  readonly facts: TicketFacts
  readonly typeName: string
  readonly initials: string
}

export interface LocalDecision {
  readonly decision: DoorDecision
  readonly ticket: LocalTicket | null
}

const read: CodeFacts = { state: 'read', eventId: null, expires: null }
const unreadable: CodeFacts = { ...read, state: 'unreadable' }

interface Reading {
  readonly code: CodeFacts
  readonly row: ListRow | null
}

/**
 * A signed code whose ticket stands in the list is proved by its row: slow engines verify only what they do not know.
 */
function readSigned(
  { manifest, chunks }: DoorList,
  { content, message, signature }: DoorCode & { kind: 'signed' },
): Reading {
  const code: CodeFacts = { state: 'read', eventId: content.eventId, expires: content.expires }
  if (content.site !== manifest.site) return { code: { ...code, state: 'foreign' }, row: null }
  const row = findInList(chunks, codeHash(content.code))
  // The row proves the code, not until when a live one holds.
  const isProved = row !== null && row !== 'revoked' && content.expires === null
  const key = manifest.keys.find(({ id }) => id === content.keyId)
  if (!isProved && !(key && isSigned(message, signature, key.key)))
    return { code: { ...code, state: 'forged' }, row: null }
  if (row === 'revoked') return { code: { ...code, state: 'revoked' }, row: null }
  if (row || content.eventId !== manifest.event) return { code, row }
  const newerRow = findById(chunks, content.kind, content.id)
  if (newerRow) return { code: { ...code, state: 'revoked' }, row: newerRow }
  // Sold after the list was made: its signature is its proof.
  const { kind, id, typeId } = content
  return {
    code,
    row: {
      hash: '',
      kind,
      id,
      typeId: typeId || null,
      status: 'valid',
      uses: 1,
      useCount: 0,
      entered: 0,
      inside: 0,
      initials: '',
    },
  }
}

function readCode(list: DoorList, text: string): Reading {
  const code = parseDoorCode(text)
  if (code.kind === 'unreadable') return { code: unreadable, row: null }
  if (code.kind === 'signed') return readSigned(list, code)
  const row = findInList(list.chunks, codeHash(code.code))
  return row === 'revoked' ? { code: { ...read, state: 'revoked' }, row: null } : { code: read, row }
}

export const subjectKey = (kind: TicketFacts['kind'], id: number): string => `${kind[0]}.${id}`

/** Decides by the rule of the door on this device's data: the list, and the scans here since it was made. */
export function decideLocally(
  list: DoorList | null,
  gate: number | null,
  text: string,
  scan: ScanFacts,
  uses: readonly LocalUse[],
): LocalDecision {
  if (!list) return { decision: refusal('no_list'), ticket: null }
  const { manifest } = list
  const listId = manifest.gates.find(({ id }) => id === gate)?.list ?? null
  const checkin = manifest.lists.find(({ id }) => id === listId)
  if (!checkin || checkin.id !== manifest.list) return { decision: refusal('no_list'), ticket: null }
  const { code, row } = readCode(list, text)
  const key = row && subjectKey(row.kind, row.id)
  const facts =
    row &&
    withUses(
      rowFacts(row, manifest.event),
      uses.filter((one) => one.key === key),
    )
  const decision = admit(code, facts, listFacts(checkin, manifest.event), scan)
  if (!row || !facts || !key) return { decision, ticket: null }
  const typeName = manifest.types.find(({ id }) => id === row.typeId)?.name ?? ''
  return { decision, ticket: { key, facts, typeName, initials: checkin.shows_initials ? row.initials : '' } }
}

function withUses(facts: TicketFacts, uses: readonly LocalUse[]): TicketFacts {
  let { useCount, entered, inside } = facts
  for (const one of uses) {
    useCount += one.spent
    entered += one.uses
    inside += one.inside
  }
  return { ...facts, useCount, entered, inside }
}

const refusal = (reason: 'no_list'): DoorDecision => ({
  result: 'error',
  reason,
  uses: 0,
  inside: 0,
  questions: [],
  attention: false,
})
