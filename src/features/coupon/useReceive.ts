import type { Page } from '@storefront/contract/entities/common'
import type { Coupon } from '@storefront/contract/entities/coupon'
import type { InfiniteData } from '@tanstack/react-query'
import { openReward } from '@/features/reward/rewards'
import { keys, queryClient } from '@/services/query'
import { shop } from '@/services/shop'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'

type Pages = InfiniteData<Page<Coupon>>

/** Lays the new state of one coupon over the lists that show it. */
function show(changed: Coupon): void {
  queryClient.setQueriesData<Pages>({ queryKey: keys.coupons() }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, results: page.results.map((one) => (one.id === changed.id ? changed : one)) })) } : data,
  )
}

/** Takes a coupon; a visitor logs in first. */
export function useReceive(id: number) {
  const { submit, busy } = useSubmit(`coupon_receive:${id}`, (_: null, key: string) => shop.receiveCoupon(id, key), {
    // Refused: what is shown is old.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: keys.coupons() })
      return false
    },
  })
  const receive = async (): Promise<void> => {
    if (!(await session().ensureLogin())) return
    const coupon = await submit(null)
    if (!coupon) return
    show(coupon)
    const { type, value, label, end } = coupon
    await openReward({ kind: 'coupons', coupons: [{ id: coupon.id, type, value, label, end }] })
  }
  return { receive, busy }
}
