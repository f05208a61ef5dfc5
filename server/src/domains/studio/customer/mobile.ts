import { isMobile } from '@storefront/contract/domain/account/mobile'
import { mayChangePermissions } from '@storefront/contract/domain/account/staff'
import { sqlState } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { recordNumberChange } from '../../account/profile/number-change'
import { writeAuditEntry } from '../audit/record'

interface Row {
  mobile: string | null
  perms: string[]
}

const LOCK =
  'select mobile, perms from account where tenant_id = $1 and id = $2 and removed_at is null for no key update'
const WRITE = 'update account set mobile = $3 where tenant_id = $1 and id = $2'
const UNIQUE_VIOLATION = '23505'

/**
 * Support's way to another number when the old one is lost. Staff change the number of others who may do no more than
 * they may; all sessions of the account end. The log names the reason, and of the numbers the last four digits.
 */
export async function changeMobile(
  ctx: UserCtx,
  id: number,
  input: { mobile: string; reason: string },
): Promise<{ ok: true } | Failure> {
  const [mobile, reason] = [input.mobile.trim(), input.reason.trim()]
  if (!isMobile(mobile, ctx.tenant.country)) return fail('mobileInvalid')
  if (reason === '') return badPart('reason', 'required', {}, ctx.language)
  if (id === ctx.user.id) return fail('permissionAbove')
  try {
    return await ctx.db.tx(async (tx) => {
      const [row] = await tx.rows<Row>(LOCK, [ctx.tenant.id, id])
      if (!row) return fail('notFound')
      if (!mayChangePermissions([...ctx.perms], row.perms, [])) return fail('permissionAbove')
      if (row.mobile === mobile) return { ok: true as const }
      await recordNumberChange(ctx, tx, { userId: id, old: row.mobile ?? '', ownSession: null })
      await tx.rows(WRITE, [ctx.tenant.id, id, mobile])
      const before = { tail: row.mobile?.slice(-4) ?? '' }
      await writeAuditEntry(ctx, tx, {
        action: 'update',
        kind: 'mobile',
        item: id,
        before,
        after: { tail: mobile.slice(-4), reason },
      })
      return { ok: true as const }
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return fail('mobileTaken')
    throw error
  }
}
