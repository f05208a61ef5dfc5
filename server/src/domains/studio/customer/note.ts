import type { CustomerNote } from '@storefront/contract/entities/studio/customer'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { writeAuditEntry } from '../audit/record'

interface NoteRow {
  id: number
  text: string
  author: string
  author_id: number
  created_at: string
}

const SELECT = `select n.id, n.text, n.author_id, a.name as author, n.created_at from customer_note n
  join account a on a.tenant_id = $1 and a.id = n.author_id where n.tenant_id = $1 and n.user_id = $2`

const present = (ctx: UserCtx, { id, text, author, author_id, created_at }: NoteRow): CustomerNote => ({
  ...{ id, text, author },
  is_own: author_id === ctx.user.id,
  created: new Date(created_at).toISOString(),
})

/** Notes about a customer, the newest first. */
export async function readNotes(ctx: UserCtx, tx: Connection, userId: number): Promise<CustomerNote[]> {
  const rows = await tx.rows<NoteRow>(`${SELECT} order by n.id desc limit 100`, [ctx.tenant.id, userId])
  return rows.map((row) => present(ctx, row))
}

const INSERT = `insert into customer_note (tenant_id, user_id, author_id, text, created_at)
  select $1, a.id, $3, $4, $5 from account a where a.tenant_id = $1 and a.id = $2 and a.removed_at is null returning id`

/** Writes a note. What it says stands in no log. */
export function addNote(ctx: UserCtx, userId: number, input: string): Promise<CustomerNote | Failure> {
  const text = input.trim()
  if (text === '') return Promise.resolve(badPart('text', 'required', {}, ctx.language))
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ id: number }>(INSERT, [ctx.tenant.id, userId, ctx.user.id, text, ctx.now])
    if (!row) return fail('notFound')
    await writeAuditEntry(ctx, tx, {
      action: 'create',
      kind: 'customer_note',
      item: row.id,
      after: { customer: userId },
    })
    const [note] = await tx.rows<NoteRow>(`${SELECT} and n.id = $3`, [ctx.tenant.id, userId, row.id])
    return note ? present(ctx, note) : fail('notFound')
  })
}

const DELETE =
  'delete from customer_note where tenant_id = $1 and user_id = $2 and id = $3 and author_id = $4 returning 1'

/** Deletes a note of the caller; those of others stay. */
export function removeNote(ctx: UserCtx, { id, note }: { id: number; note: number }): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    if ((await tx.rows(DELETE, [ctx.tenant.id, id, note, ctx.user.id])).length === 0) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'customer_note', item: note, before: { customer: id } })
    return { ok: true as const }
  })
}
