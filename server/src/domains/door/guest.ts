import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { DoorGuest } from '@storefront/contract/entities/door/door'
import { type Failure, fail } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { hasWords } from '../../lib/search'
import { BUYER } from '../account/profile/user'
import { findDoor } from './door'
import { lastUse } from './scan-store'
import { findSubject, type Subject, type SubjectKind, SUBJECTS } from './subject'

const MOST = 20

const WANTED = {
  ticket: `t.event_id = $2 and ${hasWords(['t.code', "t.attendee ->> 'name'", "t.attendee ->> 'mobile'", BUYER], '$3::text')}
    order by t.id limit ${MOST}`,
  registration: `t.event_id = $2 and ${hasWords(['t.code', 'a.name', 'a.mobile'], '$3::text')} order by t.id limit ${MOST}`,
} as const

const MOBILES = {
  ticket: `select t.id, coalesce(t.attendee ->> 'mobile', a.mobile, '') as mobile from issued_ticket t join account a on a.tenant_id = $1 and a.id = t.user_id
    where t.tenant_id = $1 and t.id = any($2::bigint[])`,
  registration: `select t.id, coalesce(a.mobile, '') as mobile from event_registration t join account a on a.tenant_id = $1 and a.id = t.user_id
    where t.tenant_id = $1 and t.id = any($2::bigint[])`,
} as const

/** Tickets and registrations of an event by code, name or mobile, for a supervisor. */
export function searchGuests(
  ctx: UserCtx,
  eventId: number,
  search: string,
): Promise<{ results: DoorGuest[] } | Failure> {
  return ctx.db.read(async (tx) => {
    if (!(await findDoor(tx, ctx, eventId))) return fail('notFound')
    const kinds: readonly SubjectKind[] = ['ticket', 'registration']
    const results: DoorGuest[] = []
    for (const kind of kinds) {
      const rows = await tx.rows<Subject>(
        SUBJECTS[kind] + WANTED[kind],
        [ctx.tenant.id, eventId, search],
        `door_search_${kind}`,
      )
      const mobiles = await tx.rows<{ id: number; mobile: string }>(
        MOBILES[kind],
        [ctx.tenant.id, rows.map(({ id }) => id)],
        `door_mobiles_${kind}`,
      )
      for (const row of rows) {
        const last = await lastUse(tx, ctx, row)
        results.push({
          kind,
          id: row.id,
          code: row.code,
          name: row.name,
          mobile: maskMobile(mobiles.find(({ id }) => id === row.id)?.mobile ?? ''),
          type_name: row.type_name,
          status: row.state,
          uses: row.uses,
          use_count: row.use_count,
          is_blocked: row.is_blocked,
          last,
        })
      }
    }
    return { results: results.slice(0, MOST) }
  })
}

export interface Block {
  kind: SubjectKind
  id: number
  is_blocked: boolean
  reason: string
}

const BLOCK = `insert into door_block (tenant_id, kind, subject_id, event_id, is_blocked, reason, actor_id, changed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (tenant_id, kind, subject_id) do update set is_blocked = excluded.is_blocked, reason = excluded.reason, actor_id = excluded.actor_id,
    changed_at = excluded.changed_at`

/** Keeps a ticket or a registration out, or no longer; devices learn it with the next delta of their list. */
export function blockSubject(
  ctx: UserCtx,
  eventId: number,
  { kind, id, is_blocked, reason }: Block,
): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const subject = await findSubject(tx, ctx, kind, id)
    if (subject?.event_id !== eventId) return fail('notFound')
    await tx.rows(
      BLOCK,
      [ctx.tenant.id, kind, id, eventId, is_blocked, reason.trim(), ctx.user.id, ctx.now],
      'door_block',
    )
    return { ok: true }
  })
}
