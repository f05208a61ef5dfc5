import type { profileEndpoints } from '@storefront/contract/endpoints/account/profile'
import type { Routes } from '../../../http/call/handler'
import { bindMobile, bindPhone } from './bind-mobile'
import { readOverview } from './overview'
import { readMe, updateMe } from './service'

/** Handlers of contract/endpoints/account/profile. */
export const profileRoutes: Routes<typeof profileEndpoints> = {
  me: readMe,
  overview: readOverview,
  updateMe: (ctx, { body }) => updateMe(ctx, body),
  bindMobile: (ctx, { body }) => bindMobile(ctx, body),
  bindPhone: (ctx, { body }) => bindPhone(ctx, body),
}
