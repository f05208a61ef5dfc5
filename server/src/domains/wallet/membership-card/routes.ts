import type { membershipCardEndpoints } from '@storefront/contract/endpoints/wallet/membership-card'
import type { Routes } from '../../../http/call/handler'
import { listCards, readCard, receiveCard } from './service'
import { listUserCards, readUserCard } from './user-card'

/** Handlers of contract/endpoints/wallet/membership-card. */
export const membershipCardRoutes: Routes<typeof membershipCardEndpoints> = {
  membershipCards: (ctx, { query }) => listCards(ctx, query),
  membershipCard: (ctx, { params }) => readCard(ctx, params.code),
  receiveCard: (ctx, { params }) => receiveCard(ctx, params.code),
  userCards: (ctx, { query }) => listUserCards(ctx, query),
  userCard: (ctx, { params }) => readUserCard(ctx, params.code),
}
