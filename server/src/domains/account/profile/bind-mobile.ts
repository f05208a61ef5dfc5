import { isEmail } from '@storefront/contract/domain/forms/input'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { sqlState } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { miniApp } from '../../shared/credential'
import { withAccessToken } from '../../shared/wechat-token'
import type { MiniApp, MiniVendor, PhoneResult } from '../../../core/ports.types'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import { moderate } from '../../community/moderation/moderate'
import { consumeCode } from '../login/verification-code'
import { recordLoginChange } from './login-change'
import { contactOf, recordNumberChange } from './number-change'
import { findUser, lockUser, presentUser } from './user'

/** The details that a site can require beside the number. */
interface Particulars {
  name: string
  email: string
}

interface Binding extends Partial<Particulars> {
  mobile: string
  verify_code: string
}

interface PhoneBinding extends Partial<Particulars> {
  vendor: MiniVendor
  /** WeChat's code, or Alipay's reply as it came. */
  grant: string
}

interface Bound {
  user: UserInfo
  flashMessages: FlashMessage[]
}

const UNIQUE_VIOLATION = '23505'

const trimParticulars = ({ name = '', email = '' }: Partial<Particulars>): Particulars => ({
  name: name.trim(),
  email: email.trim(),
})

/** Checks the details that the site requires beside the number (spec 5: bind form); returns the failure or null. */
function checkParticulars(ctx: Ctx, { name, email }: Particulars): Failure | null {
  const { require_name, require_email } = ctx.tenant.config.mobile_form
  if (require_name && name === '') return fail('nameRequired')
  if (require_email && email === '') return fail('emailRequired')
  return email === '' || isEmail(email) ? null : fail('emailInvalid')
}

/**
 * Writes the number, in the place of an older one, and what was given with it. The table's unique key decides, so that
 * of two users who bind one number at once, one does.
 */
async function writeBinding(ctx: UserCtx, mobile: string, { name, email }: Particulars): Promise<Bound | Failure> {
  try {
    return await ctx.db.tx(async (tx) => {
      if (!(await lockUser(tx, ctx.tenant.id, ctx.user.id))) return fail('loginRequired')
      const { mobile: old, email: oldEmail } = await contactOf(ctx, tx, ctx.user.id)
      // Another call bound a number since the proof was asked for: this one replaces it without one.
      if (old !== ctx.user.mobile) return fail('freshLogin')
      if (old !== mobile)
        await recordNumberChange(ctx, tx, { userId: ctx.user.id, old, ownSession: ctx.session?.id ?? null })
      else if (email !== '' && email !== oldEmail) await recordLoginChange(ctx, tx, 'email')
      await tx.rows(
        "update account set mobile = $3, email = coalesce(nullif($4, ''), email) where tenant_id = $1 and id = $2",
        [ctx.tenant.id, ctx.user.id, mobile, email],
      )
      // A muted user can still bind a mobile number; the display name does not change.
      if (name !== '' && name !== ctx.user.name)
        await moderate(ctx, tx, { kind: 'profile', id: ctx.user.id, text: name, images: [] })
      const row = await findUser(tx, ctx.tenant.id, ctx.user.id)
      return row
        ? { user: presentUser(ctx, row), flashMessages: await consumeFlashMessages(tx, ctx, ctx.user.id) }
        : fail('loginRequired')
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return fail('mobileTaken')
    throw error
  }
}

/** Binds a mobile number by the code that was sent to it, which is used up only when all else is right. */
export async function bindMobile(ctx: UserCtx, binding: Binding): Promise<Bound | Failure> {
  if (!isMobile(binding.mobile, ctx.tenant.country)) return mobileFailure(ctx, binding.mobile)
  const particulars = trimParticulars(binding)
  const failure =
    checkParticulars(ctx, particulars) ?? (await consumeCode(ctx, binding.mobile, 'm_bind', binding.verify_code))
  return failure ?? (await writeBinding(ctx, binding.mobile, particulars))
}

/** The reader of the granted mobile number for each vendor. */
const READERS: Readonly<
  Record<MiniVendor, (ctx: UserCtx, app: MiniApp, grant: string) => Promise<PhoneResult> | PhoneResult>
> = {
  weapp: (ctx, app, grant) =>
    withAccessToken<PhoneResult>(ctx, app, (token) => ctx.ports.wechatPhone.readPhone(token, grant)),
  alipay: (ctx, app, grant) => ctx.ports.alipayMini.readPhone(app, grant),
}

/**
 * Binds the mobile number that the vendor of a mini-program vouches for. The vendor is asked last: each answer costs
 * the site.
 * @throws UpstreamError when the vendor cannot be reached.
 */
export async function bindPhone(ctx: UserCtx, { vendor, grant, ...more }: PhoneBinding): Promise<Bound | Failure> {
  if (!ctx.tenant.config.mobile_form.phone_button) return fail('phoneNotGranted')
  const particulars = trimParticulars(more)
  const failure = checkParticulars(ctx, particulars)
  if (failure) return failure
  const app = await ctx.db.read((tx) => miniApp(tx, ctx, vendor))
  const phone = app ? await READERS[vendor](ctx, app, grant) : null
  if (!phone?.ok) {
    ctx.log.warn({ vendor, reason: phone?.reason ?? 'there is no mini-program' }, 'a phone number was not granted')
    return fail('phoneNotGranted')
  }
  return isMobile(phone.mobile, ctx.tenant.country)
    ? writeBinding(ctx, phone.mobile, particulars)
    : mobileFailure(ctx, phone.mobile)
}

/** Refuses what this site lets only users do whose mobile number is bound (spec 4), unless its form may be skipped. */
export function requireBoundMobile({ tenant, user }: UserCtx): Failure | null {
  const { mobile_bind_required, mobile_form } = tenant.config
  return mobile_bind_required && !mobile_form.can_skip && user.mobile === null ? fail('mobileBindRequired') : null
}
