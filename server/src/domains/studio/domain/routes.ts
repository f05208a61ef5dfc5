import type { studioDomainEndpoints } from '@storefront/contract/endpoints/studio/domain'
import type { Routes } from '../../../http/call/handler'
import { addDomain, checkDomain, chooseMainDomain, listDomains, removeDomain } from './domains'

/** Handlers of contract/endpoints/studio/domain. */
export const studioDomainRoutes: Routes<typeof studioDomainEndpoints> = {
  studioDomains: listDomains,
  studioAddDomain: (ctx, { body }) => addDomain(ctx, body.host),
  studioCheckDomain: (ctx, { params }) => checkDomain(ctx, params.host),
  studioMainDomain: (ctx, { params }) => chooseMainDomain(ctx, params.host),
  studioRemoveDomain: (ctx, { params }) => removeDomain(ctx, params.host),
}
