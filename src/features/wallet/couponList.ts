import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { couponCard } from '@/shared/item-card/toTicketCard'
import { cardItems } from '@/shared/list/cardItems'
import { oneOf } from '@/shared/list/fields'
import type { ListSpec } from '@/shared/list/spec'
import { keys } from '@/services/query'
import { type CouponsQuery, walletApi } from '@/services/api/wallet'

/** List of coupons that can be received now or soon, and of coupons that the user has. */
export const couponList: ListSpec<Coupon, CouponsQuery> = {
  key: keys.coupons,
  load: walletApi.coupons,
  idOf: ({ id }) => id,
  renderItems: cardItems(couponCard, { as: 'rows' }),
  empty: { text: 'coupon.empty', hint: 'list.soonHint', icon: 'wallet' },
  tabs: {
    name: 'state',
    label: 'list.couponState',
    options: [
      { value: '', label: 'common.all' },
      { value: 'open', label: 'list.open' },
      { value: 'not_begun', label: 'list.notBegun' },
      { value: 'taken', label: 'list.taken' },
    ],
  },
  fields: { state: oneOf('open', 'not_begun', 'taken') },
}
