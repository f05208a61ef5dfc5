import type { jssdkEndpoints } from '@storefront/contract/endpoints/site/jssdk'
import type { Routes } from '../../../http/call/handler'
import { jssdk } from './service'

/** Handlers of contract/endpoints/site/jssdk. */
export const jssdkRoutes: Routes<typeof jssdkEndpoints> = {
  jssdk: (ctx, { query }) => jssdk(ctx, query.url),
}
