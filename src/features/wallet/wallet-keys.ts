import type { TicketTab } from '@storefront/contract/domain/wallet/eticket'
import type { FundKind, OwnTab } from '@/services/api/wallet'

/** Names in the cache of what a user holds; `walletKeys.own()` names all tabs. */
export const walletKeys = {
  coupon: (id: string) => ['coupon', id] as const,
  own: (tab?: OwnTab) => (tab === undefined ? (['usercoupon'] as const) : (['usercoupon', tab] as const)),
  /** One of them as it is at the counter; not among those that `own()` names, whose lists it is none of. */
  ownCoupon: (id: number) => ['usercoupon-one', id] as const,
  gift: (num: string) => ['gift', num] as const,
  couponPackage: (id: number) => ['couponpackage', id] as const,
  offeredCards: () => ['membershipcards'] as const,
  offeredCard: (code: string) => ['membershipcards', code] as const,
  cards: () => ['usermembershipcards'] as const,
  card: (code: string) => ['usermembershipcards', code] as const,
  recharges: () => ['recharges'] as const,
  fund: (kind?: FundKind) => (kind === undefined ? (['fund'] as const) : (['fund', kind] as const)),
  banks: () => ['banks'] as const,
  bankCards: () => ['bankcards'] as const,
  backInStockSubscriptions: () => ['reservations'] as const,
  tickets: (tab: TicketTab) => ['tickets', tab] as const,
  voucher: (id: number) => ['vouchers', id] as const,
  vouchers: () => ['vouchers'] as const,
  packageCode: (id: number) => ['packagecode', id] as const,
}
