import { Api } from '../../support/api'
import { type Endpoints, type Make, none, firstOf, SHOPPER } from './example'

/** A coupon that this user may still take; the list tells by its own words which are gone. */
const receivable = async (api: Api) => {
  const { results } = await api.ok<{ results: { id: number; is_out: boolean }[] }>('GET', '/shop/coupon/')
  for (const { id, is_out } of results) {
    if (is_out) continue
    const probe = new Api(api.server)
    await probe.login()
    if ((await probe.call('POST', `/shop/coupon/${id}/receive/`)).status === 200) return { params: { id } }
  }
  throw new Error('the demo data has no coupon to receive')
}
const makeOwnCoupon = async (api: Api): Promise<{ id: number; num: string; code: string }> => {
  await api.ok('POST', '/shop/coupon/1/receive/')
  const { results } = await api.ok<{ results: { id: number; num: string; code: string }[] }>('GET', '/shop/usercoupon/')
  const [own] = results
  if (!own) throw new Error('nothing is held')
  return own
}
/** A gift of somebody else, on its way. */
const gift = async (api: Api) => {
  const giver = new Api(api.server)
  await giver.login()
  const { id, num } = await makeOwnCoupon(giver)
  await giver.ok('POST', `/shop/usercoupon/${id}/present/`)
  return { params: { num } }
}
export const createCard = async (api: Api) => {
  const { results } = await api.ok<{ results: { code: string }[] }>('GET', '/shop/membershipcard/')
  return {
    params: {
      code: (await api.ok<{ code: string }>('POST', `/shop/membershipcard/${results[0]?.code}/receive/`)).code,
    },
  }
}
/** The code of an exchange coupon of somebody. */
export const atCounter = async (api: Api) => {
  const user = new Api(api.server)
  await user.login()
  const { results } = await user.ok<{ results: { id: number; type: string }[] }>('GET', '/shop/coupon/')
  const exchange = results.find(({ type }) => type === 'E')
  await user.ok('POST', `/shop/coupon/${exchange?.id}/receive/`)
  return {
    body: { code: (await user.ok<{ results: { code: string }[] }>('GET', '/shop/usercoupon/')).results[0]?.code },
  }
}

export const walletExamples: { [N in keyof Endpoints['wallet']]: Make } = {
  coupons: none,
  coupon: firstOf('/shop/coupon/'),
  receiveCoupon: receivable,
  couponPackage: () => ({ params: { id: 1 } }),
  receiveCouponPackage: () => ({ params: { id: 1 } }),
  userCoupons: async (api) => {
    await makeOwnCoupon(api)
    return { query: { tab: 'unused' } }
  },
  addUserCoupon: async (api) => ({ body: { coupon: String((await receivable(api)).params.id) } }),
  userCoupon: async (api) => ({ params: { id: (await makeOwnCoupon(api)).id } }),
  presentCoupon: async (api) => ({ params: { id: (await makeOwnCoupon(api)).id } }),
  cancelPresent: async (api) => {
    const { id } = await makeOwnCoupon(api)
    await api.ok('POST', `/shop/usercoupon/${id}/present/`)
    return { params: { id } }
  },
  couponGift: gift,
  receiveGift: gift,
  membershipCards: none,
  membershipCard: async (api) => {
    const { results } = await api.ok<{ results: { code: string }[] }>('GET', '/shop/membershipcard/')
    return { params: { code: results[0]?.code ?? '' } }
  },
  receiveCard: async (api) => {
    const { results } = await api.ok<{ results: { code: string }[] }>('GET', '/shop/membershipcard/')
    return { params: { code: results[0]?.code ?? '' } }
  },
  userCards: async (api) => {
    await createCard(api)
    return {}
  },
  userCard: createCard,
  recharges: none,
  rechargeSubmit: firstOf('/shop/recharge/'),
  fundRecords: none,
  virtualCards: async (api) => {
    await api.login(SHOPPER)
    return { query: { tab: 'unused', limit: 5 } }
  },
  voucherHolder: async (api) => {
    await api.login('13800000001')
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/shop/userpickupvoucherholder/')
    return { params: { id: results[0]?.id ?? 0 } }
  },
  voucherHolders: none,
}
