import { chunkRows, type ListRow } from '@storefront/contract/domain/door/offline-list'
import type { OfflineList, OfflineManifest } from '@storefront/contract/entities/door/door'
import type { Connection } from '../../db'
import { type Failure, fail } from '../../core/failure'
import type { Ctx, UserCtx } from '../../core/context.types'
import { findDoor, gateOf, zoneOf } from './door'
import { codeHash, loadKeys, publicKeys, sha512, signerOf } from './keys'
import { initialsOf } from './scan'
import { type History, statusOf, SUBJECTS, type Subject, type SubjectKind } from './subject'

/** A list serves for the night: after that a device has to ask for a newer one. */
const VALID_MS = 24 * 3_600_000
/**
 * The overlap of successive lists, in milliseconds, so a change by a transaction still open at the previous list is in
 * the next one.
 */
const OVERLAP_MS = 60_000

const HISTORIES = `select kind, subject_id, coalesce(sum(uses), 0)::int as entered, coalesce(sum(inside), 0)::int as inside from door_scan
  where tenant_id = $1 and event_id = $2 and list_id is not distinct from $3 and result = 'ok' and undone_at is null and kind is not null
  group by kind, subject_id`

const CHANGED = (
  kind: SubjectKind,
): string => `t.event_id = $2 and (t.changed_at >= $3 or exists (select 1 from door_block b
  where b.tenant_id = $1 and b.kind = '${kind}' and b.subject_id = t.id and b.changed_at >= $3)) order by t.id`

async function subjectsSince(tx: Connection, ctx: Ctx, eventId: number, since: Date): Promise<Subject[]> {
  const kinds: readonly SubjectKind[] = ['ticket', 'registration']
  const all = await Promise.all(
    kinds.map((kind) =>
      tx.rows<Subject>(SUBJECTS[kind] + CHANGED(kind), [ctx.tenant.id, eventId, since], `door_list_${kind}`),
    ),
  )
  return all.flat()
}

async function rowsSince(
  tx: Connection,
  ctx: Ctx,
  eventId: number,
  listId: number | null,
  showsInitials: boolean,
  since: Date,
): Promise<ListRow[]> {
  const [subjects, histories] = await Promise.all([
    subjectsSince(tx, ctx, eventId, since),
    tx.rows<History & { kind: SubjectKind; subject_id: number }>(
      HISTORIES,
      [ctx.tenant.id, eventId, listId],
      'door_histories',
    ),
  ])
  const historyOf = new Map(histories.map((row) => [`${row.kind}${row.subject_id}`, row]))
  return subjects.map((subject) => {
    const { entered = 0, inside = 0 } = historyOf.get(`${subject.kind}${subject.id}`) ?? {}
    return {
      hash: codeHash(subject.code),
      kind: subject.kind,
      id: subject.id,
      typeId: subject.type_id,
      status: statusOf(subject),
      uses: subject.uses,
      useCount: Math.max(subject.use_count, subject.is_admitted ? 1 : 0),
      entered,
      inside: Math.max(0, inside),
      initials: showsInitials ? initialsOf(subject.name) : '',
    }
  })
}

/**
 * Returns the list of an event as a device takes it along: of each ticket a hash of its code, its type, status and
 * uses, and no name. The manifest is signed and holds the hash of each part, so that neither can be changed on the
 * device.
 */
export function readOfflineList(
  ctx: UserCtx,
  eventId: number,
  query: { gate?: number; since?: number },
): Promise<OfflineList | Failure> {
  // It may make the site's first key.
  return ctx.db.tx(async (tx) => {
    const door = await findDoor(tx, ctx, eventId)
    const setup = door && gateOf(door, query.gate ?? null)
    if (!setup) return fail('notFound')
    const since = query.since === undefined ? 0 : Math.max(0, query.since - OVERLAP_MS)
    const keys = await loadKeys(tx, ctx)
    const types = await readTypes(tx, ctx, eventId)
    const chunks = chunkRows(
      await rowsSince(tx, ctx, eventId, setup.list.id, setup.list.shows_initials, new Date(since)),
    )
    const version = ctx.now.getTime()
    const content: OfflineManifest = {
      v: 1,
      site: ctx.tenant.slug,
      event: eventId,
      time_zone: zoneOf(ctx, door.event.zone),
      list: setup.list.id,
      lists: door.lists,
      gates: door.gates,
      types,
      keys: publicKeys(keys),
      version,
      since: query.since ?? null,
      expires: version + VALID_MS,
      chunks: chunks.map(sha512),
    }
    const manifest = JSON.stringify(content)
    const { keyId, signText } = signerOf(ctx, keys)
    return { manifest, key: keyId, signature: signText(manifest), chunks }
  })
}

const TYPES = 'select id, name from event_ticket where tenant_id = $1 and event_id = $2 order by position, id'

/** The ticket types of an event. */
export const readTypes = (tx: Connection, ctx: Ctx, eventId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows<{ id: number; name: string }>(TYPES, [ctx.tenant.id, eventId], 'door_types')

const CHANGES = `select (select count(*) from issued_ticket where tenant_id = $1 and event_id = $2 and changed_at > $3)::int
  + (select count(*) from event_registration where tenant_id = $1 and event_id = $2 and changed_at > $3)::int
  + (select count(*) from door_block where tenant_id = $1 and event_id = $2 and changed_at > $3)::int
  + (select count(*) from door_list where tenant_id = $1 and event_id = $2 and changed_at > $3)::int as changes`

/** Counts the changes since a device's list was made. */
export async function countChanges(tx: Connection, ctx: Ctx, eventId: number, version: number): Promise<number> {
  const [row] = await tx.rows<{ changes: number }>(CHANGES, [ctx.tenant.id, eventId, new Date(version)], 'door_changes')
  return row?.changes ?? 0
}
