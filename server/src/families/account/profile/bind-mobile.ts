import { isEmail } from '@storefront/contract/domain/forms/input'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { sqlState } from '../../../db'
import { fail, type Failure } from '../../../failure'
import type { Ctx, UserCtx } from '../../../kernel/context.types'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import { moderate } from '../../community/moderation/moderate'
import { consumeCode } from '../login/verification-code'
import { findUser, presentUser } from './user'

interface Binding {
  mobile: string
  verify_code: string
  name?: string
  email?: string
}

interface Bound {
  user: UserInfo
  flashMessages: FlashMessage[]
}

const UNIQUE_VIOLATION = '23505'

/** What the site asks for beside the number (spec 5: bind form). */
function checkParticulars(ctx: Ctx, name: string, email: string): Failure | null {
  const { require_name, require_email } = ctx.tenant.config.mobile_form
  if (require_name && name === '') return fail('nameRequired')
  if (require_email && email === '') return fail('emailRequired')
  return email === '' || isEmail(email) ? null : fail('emailInvalid')
}

/**
 * Binds a mobile number to the user, in the place of an older one. The code is used up only when all else is right;
 * then the table's unique key decides, so that of two users who bind one number at once, one does.
 */
export async function bindMobile(ctx: UserCtx, binding: Binding): Promise<Bound | Failure> {
  if (!isMobile(binding.mobile)) return fail('mobileInvalid')
  const [name, email] = [binding.name?.trim() ?? '', binding.email?.trim() ?? '']
  const failure = checkParticulars(ctx, name, email) ?? (await consumeCode(ctx, binding.mobile, 'm_bind', binding.verify_code))
  if (failure) return failure
  try {
    return await ctx.db.tx(async (tx) => {
      await tx.rows("update account set mobile = $3, email = coalesce(nullif($4, ''), email) where tenant_id = $1 and id = $2", [
        ctx.tenant.id,
        ctx.user.id,
        binding.mobile,
        email,
      ])
      // Who is muted binds a number all the same, and stays called as before.
      if (name !== '' && name !== ctx.user.name) await moderate(ctx, tx, { kind: 'profile', id: ctx.user.id, text: name, images: [] })
      const row = await findUser(tx, ctx.tenant.id, ctx.user.id)
      return row ? { user: presentUser(ctx, row), flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id) } : fail('loginRequired')
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return fail('mobileTaken')
    throw error
  }
}

/** Refuses what this site lets only users do whose mobile number is bound (spec 4), unless its form may be skipped. */
export function requireBoundMobile({ tenant, user }: UserCtx): Failure | null {
  const { mobile_bind_required, mobile_form } = tenant.config
  return mobile_bind_required && !mobile_form.can_skip && user.mobile === null ? fail('mobileBindRequired') : null
}
