import type { CodeFacts, DoorTicketStatus, TicketFacts } from '@storefront/contract/domain/door/admit'
import { type DoorCode, parseDoorCode } from '@storefront/contract/domain/door/door-code'
import type { RegistrationStatus } from '@storefront/contract/domain/events/registration'
import type { Connection } from '../../db'
import type { Ctx } from '../../core/context.types'
import { isSignedBy, readKeys, retiredKeys } from './keys'

export type SubjectKind = 'ticket' | 'registration'

/** The ticket or registration of a code, with the admissions used so far. */
export interface Subject {
  kind: SubjectKind
  id: number
  event_id: number
  type_id: number | null
  type_name: string
  code: string
  name: string
  state: 'reserved' | 'valid' | 'canceled' | 'refunded' | RegistrationStatus
  uses: number
  use_count: number
  is_blocked: boolean
  /** True for a registration that the operators signed in. */
  is_admitted: boolean
}

const BLOCK = (kind: SubjectKind) =>
  `exists (select 1 from door_block b where b.tenant_id = $1 and b.kind = '${kind}' and b.subject_id = t.id and b.is_blocked)`

/** The two kinds of subjects as one shape; `t` is the row of either. */
export const SUBJECTS = {
  ticket: `select 'ticket' as kind, t.id, t.event_id, t.ticket_id as type_id, k.name as type_name, t.code, coalesce(t.attendee ->> 'name', '') as name,
      t.status as state, t.uses, t.use_count, ${BLOCK('ticket')} as is_blocked, false as is_admitted
    from issued_ticket t join event_ticket k on k.tenant_id = $1 and k.id = t.ticket_id where t.tenant_id = $1 and `,
  registration: `select 'registration' as kind, t.id, t.event_id, null::bigint as type_id, '' as type_name, t.code, a.name, t.status as state, 1 as uses,
      coalesce((select sum(spent)::int from door_scan s where s.tenant_id = $1 and s.kind = 'registration' and s.subject_id = t.id
        and s.result = 'ok' and s.undone_at is null), 0) as use_count,
      ${BLOCK('registration')} as is_blocked, t.status = 'signed_in' and t.actor_id is distinct from t.user_id as is_admitted
    from event_registration t join account a on a.tenant_id = $1 and a.id = t.user_id where t.tenant_id = $1 and `,
} as const satisfies Record<SubjectKind, string>

async function findBy(
  tx: Connection,
  ctx: Ctx,
  kind: SubjectKind,
  column: 'id' | 'code',
  value: number | string,
): Promise<Subject | undefined> {
  const [row] = await tx.rows<Subject>(
    `${SUBJECTS[kind]}t.${column} = $2`,
    [ctx.tenant.id, value],
    `door_${kind}_by_${column}`,
  )
  return row && { ...row, use_count: Math.max(row.use_count, row.is_admitted ? 1 : 0) }
}

export const findSubject = (tx: Connection, ctx: Ctx, kind: SubjectKind, id: number): Promise<Subject | undefined> =>
  findBy(tx, ctx, kind, 'id', id)

const LOCKS = {
  ticket: 'select 1 from issued_ticket where tenant_id = $1 and id = $2 for no key update',
  registration: 'select 1 from event_registration where tenant_id = $1 and id = $2 for no key update',
} as const

/** Nobody else lets in by the same ticket until the transaction's end; gives it as it is then. */
export async function lockSubject(
  tx: Connection,
  ctx: Ctx,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Promise<Subject | undefined> {
  await tx.rows(LOCKS[kind], [ctx.tenant.id, id], `door_lock_${kind}`)
  return findSubject(tx, ctx, kind, id)
}

export interface CodeReading {
  code: CodeFacts
  subject: Subject | undefined
}

const read = (eventId: number | null = null, expires: number | null = null): CodeFacts => ({
  state: 'read',
  eventId,
  expires,
})

async function readSigned(
  tx: Connection,
  ctx: Ctx,
  { content, message, signature }: DoorCode & { kind: 'signed' },
): Promise<CodeReading> {
  const refuse = (state: CodeFacts['state'], subject?: Subject): CodeReading => ({
    code: { ...read(content.eventId), state },
    subject,
  })
  if (content.site !== ctx.tenant.slug) return refuse('foreign')
  const isProved = async (keys: Promise<Parameters<typeof isSignedBy>[0]>) =>
    isSignedBy(await keys, content.keyId, message, signature)
  // Of a code without an end the ticket is the proof, below: a retired key may have signed it.
  if (!(await isProved(readKeys(tx, ctx))) && !(content.expires === null && (await isProved(retiredKeys(tx, ctx)))))
    return refuse('forged')
  const subject = await findSubject(tx, ctx, content.kind, content.id)
  if (subject && subject.code !== content.code) return refuse('revoked', subject)
  return { code: read(content.eventId, content.expires), subject }
}

/** Reads the text of a scan and finds its ticket or registration on this site. */
export async function readCode(tx: Connection, ctx: Ctx, text: string): Promise<CodeReading> {
  const code = parseDoorCode(text)
  if (code.kind === 'unreadable') return { code: { ...read(), state: 'unreadable' }, subject: undefined }
  if (code.kind === 'signed') return readSigned(tx, ctx, code)
  const subject =
    (await findBy(tx, ctx, 'ticket', 'code', code.code)) ?? (await findBy(tx, ctx, 'registration', 'code', code.code))
  return { code: read(), subject }
}

const statuses: Readonly<Record<Subject['state'], DoorTicketStatus>> = {
  reserved: 'unpaid',
  valid: 'valid',
  canceled: 'canceled',
  refunded: 'refunded',
  pending: 'unapproved',
  confirmed: 'valid',
  signed_in: 'valid',
  rejected: 'canceled',
}

export const statusOf = ({ state, is_blocked }: Pick<Subject, 'state' | 'is_blocked'>): DoorTicketStatus =>
  statuses[state] === 'valid' && is_blocked ? 'blocked' : statuses[state]

export interface History {
  entered: number
  inside: number
}

const HISTORY = `select coalesce(sum(uses), 0)::int as entered, coalesce(sum(inside), 0)::int as inside from door_scan
  where tenant_id = $1 and kind = $2 and subject_id = $3 and list_id is not distinct from $4 and result = 'ok' and undone_at is null`

/** Returns a subject's admissions so far at one list; zeros if there are none. */
export async function readHistory(
  tx: Connection,
  ctx: Ctx,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  listId: number | null,
): Promise<History> {
  const [row] = await tx.rows<History>(HISTORY, [ctx.tenant.id, kind, id, listId], 'door_history')
  return row ?? { entered: 0, inside: 0 }
}

/** Returns a subject as the rule of the door sees it. */
export const subjectFacts = (subject: Subject, history: History): TicketFacts => ({
  kind: subject.kind,
  eventId: subject.event_id,
  typeId: subject.type_id,
  status: statusOf(subject),
  uses: subject.uses,
  useCount: subject.use_count,
  ...history,
})
