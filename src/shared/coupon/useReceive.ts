import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { changeItem } from '@/shared/list/cache'
import { openReward } from '@/shared/reward/rewards'
import { keys, queryClient } from '@/services/query'
import { track } from '@/services/track'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'

/** A list of a page may hold other things of the same number. */
const idOf = ({ ctype, id }: Coupon): string => `${ctype} ${id}`

/** Lists that show coupons: their own, and those on pages. */
const lists = (): readonly (readonly unknown[])[] => [keys.coupons(), keys.ownModuleData()]

/**
 * The wallet's calls are fetched with the first coupon that is taken: home shows coupons, and few of its visitors take
 * one.
 */
const receiveCoupon = async (id: number, key: string): Promise<Coupon> =>
  (await import('@/services/api/wallet')).walletApi.receiveCoupon(id, key)

/** Takes a coupon; a visitor logs in first. */
export function useReceive(id: number) {
  const { submit, busy } = useSubmit(`coupon_receive:${id}`, (_: null, key: string) => receiveCoupon(id, key), {
    // Refused: what is shown is old.
    onError: () => {
      for (const queryKey of lists()) void queryClient.invalidateQueries({ queryKey })
      return false
    },
  })
  const receive = async (): Promise<void> => {
    if (!(await session().ensureLogin())) return
    const coupon = await submit(null)
    if (!coupon) return
    track('coupon_receive', { coupon: id })
    for (const key of lists()) changeItem(key, coupon, idOf)
    // Coupons beside a product are few, and read again.
    void queryClient.invalidateQueries({ queryKey: [...keys.coupons(), 'product'] })
    const { type, value, label, end } = coupon
    await openReward({ kind: 'coupons', coupons: [{ id: coupon.id, type, value, label, end }] })
  }
  return { receive, busy }
}
