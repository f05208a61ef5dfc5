import type { StudioCustomerDetail } from '@storefront/contract/entities/studio/customer'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { readHistory } from './history'
import { canReadPersonal, CUSTOMER_COLUMNS, type CustomerRow, presentCustomer } from './list'
import { readNotes } from './note'

type Row = CustomerRow & { email: string; birthday: string | null; muted_until: string | null }

const ONE = `select ${CUSTOMER_COLUMNS}, t.email, t.birthday::text as birthday, t.muted_until from account t
  where t.tenant_id = $1 and t.id = $2 and t.removed_at is null`

/** `li@example.com` as `l***@example.com`. */
const maskEmail = (email: string): string => email.replace(/^(.?)[^@]*(?=@)/, '$1***')

/**
 * Returns a customer with the latest of each part of their history; personal data is masked for staff who may not read
 * it.
 */
export function readCustomer(ctx: UserCtx, id: number): Promise<StudioCustomerDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const [row] = await tx.rows<Row>(ONE, [ctx.tenant.id, id])
    if (!row) return fail('notFound')
    const isOpen = canReadPersonal(ctx)
    return {
      ...presentCustomer(ctx, row),
      is_masked: !isOpen,
      email: isOpen ? row.email : maskEmail(row.email),
      birthday: isOpen ? row.birthday : null,
      muted_until: row.muted_until && new Date(row.muted_until).toISOString(),
      ...(await readHistory(ctx, tx, id)),
      notes: await readNotes(ctx, tx, id),
    }
  })
}
