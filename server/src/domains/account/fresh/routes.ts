import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { freshEndpoints } from '@storefront/contract/endpoints/account/fresh'
import type { Routes } from '../../../http/call/handler'
import { isProved } from '../../../http/call/proof'
import { freshenSession } from '../../studio/session/fresh'
import { hasTotp } from '../../studio/session/totp'
import { sendCode } from '../login/verification-code'

/** Handlers of contract/endpoints/account/fresh. */
export const freshRoutes: Routes<typeof freshEndpoints> = {
  freshState: async (ctx) => {
    const by = (await ctx.db.read((tx) => hasTotp(ctx, tx, ctx.user.id))) ? 'totp' : 'code'
    return { is_fresh: await isProved(ctx), by, mobile: maskMobile(ctx.user.mobile ?? '') }
  },
  freshCode: (ctx, { body }) => sendCode(ctx, ctx.user.mobile ?? '', 'm_fresh', body.captcha),
  freshLogin: (ctx, { body }) => freshenSession(ctx, body),
}
