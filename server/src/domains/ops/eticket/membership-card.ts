import { type Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'

interface CardRow {
  code: string
  name: string
  holder: string
  start_at: string
  end_at: string | null
}

const BY_CODE = `select u.code, c.name, a.name as holder, u.start_at, u.end_at from user_membership_card u
  join membership_card c on c.tenant_id = $1 and c.id = u.card_id join account a on a.tenant_id = $1 and a.id = u.user_id
  where u.tenant_id = $1 and u.code = $2`

/** Returns the membership card of a code and whether it is valid now; cardNotFound for no card. */
export async function readMembershipCard(ctx: UserCtx, text: string) {
  const code = text.replace(/\s/g, '').toUpperCase()
  const [row] = await ctx.db.read((tx) => tx.rows<CardRow>(BY_CODE, [ctx.tenant.id, code], 'ops_membership_card'))
  if (!row) return fail('cardNotFound') as Failure
  const now = ctx.now.getTime()
  const isValid = Date.parse(row.start_at) <= now && (row.end_at === null || Date.parse(row.end_at) > now)
  return {
    code: row.code,
    name: row.name,
    holder: row.holder,
    end: row.end_at && new Date(row.end_at).toISOString(),
    is_valid: isValid,
  }
}
