import type { SendingCtx } from '../../core/context.types'
import { countCall } from '../../http/call/limit'

/**
 * Sends a notice by SMS with its three parameters, at most so many a day to a number over all sites: the platform pays,
 * and whoever books at a site names any number. One above the limit is left out, as all a visitor needs is on the site.
 */
export async function sendSmsNotice(ctx: SendingCtx, mobile: string, params: readonly string[]): Promise<void> {
  if (await countCall(ctx, 'smsNoticesPerMobile', mobile)) {
    ctx.log.warn({ tenant: ctx.tenant.slug }, 'a notice was left out: its number had too many today')
    return
  }
  await ctx.ports.sms.sendNotice({ mobile, params, signName: ctx.tenant.site.sms_sign })
}
