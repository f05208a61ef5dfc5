import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { draftOf } from '@storefront/contract/domain/forms/form-values'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { findForm, type FormRow } from './queries'

type Data = Record<string, unknown>

/** Returns the form whose operator lets people save what they have filled in so far; others have no such thing. */
async function findDraftForm(tx: Connection, ctx: UserCtx, slug: string): Promise<FormRow | null> {
  const row = await findForm(tx, ctx, slug)
  return row?.enable_temp_save ? row : null
}

interface Draft {
  saved_data: Data | null
  saved_at: string | null
}

/** Returns the user's saved draft and when it was saved; nulls when none is stored. */
export function readDraft(ctx: UserCtx, slug: string): Promise<Draft | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findDraftForm(tx, ctx, slug)
    if (!row) return fail('notFound')
    const [draft] = await tx.rows<{ data: Data; saved_at: string }>(
      'select data, saved_at from form_draft where tenant_id = $1 and form_id = $2 and user_id = $3',
      [ctx.tenant.id, row.id, ctx.user.id],
    )
    return { saved_data: draft?.data ?? null, saved_at: draft ? new Date(draft.saved_at).toISOString() : null }
  })
}

const KEEP = `insert into form_draft (tenant_id, form_id, user_id, data, saved_at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, form_id, user_id) do update set data = excluded.data, saved_at = excluded.saved_at`

/** Saves unfinished answers, valid or not (contract/domain/forms/form-values defines the saved part). */
export function saveDraft(
  ctx: UserCtx,
  slug: string,
  answers: Data,
): Promise<{ ok: true; saved_at: string } | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findDraftForm(tx, ctx, slug)
    if (!row) return fail('notFound')
    const data = draftOf(formSchemaOf(row.json_schema, row.ui_schema), answers)
    await tx.rows(KEEP, [ctx.tenant.id, row.id, ctx.user.id, JSON.stringify(data), ctx.now])
    return { ok: true as const, saved_at: ctx.now.toISOString() }
  })
}

export async function deleteDraft(tx: Connection, ctx: UserCtx, formId: number): Promise<void> {
  await tx.rows('delete from form_draft where tenant_id = $1 and form_id = $2 and user_id = $3', [
    ctx.tenant.id,
    formId,
    ctx.user.id,
  ])
}
