import type { opsShortLinkEndpoints } from '@storefront/contract/endpoints/ops/short-link'
import type { Routes } from '../../../http/call/handler'
import { createShortLink, listShortLinks } from './service'

/** Handlers of contract/endpoints/ops/short-link. */
export const opsShortLinkRoutes: Routes<typeof opsShortLinkEndpoints> = {
  shortLink: (ctx, { query }) => createShortLink(ctx, query.url),
  opsShortLinks: (ctx, { query }) => listShortLinks(ctx, query),
}
