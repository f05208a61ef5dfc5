import { useQuery } from '@tanstack/react-query'
import { resourceCalls } from '../resource/resource-calls'
import { itemTitle } from '../resource/texts'
import type { Campaign } from './campaign-draft'

/** Returns the label of the chosen coupon, also before its campaign is saved; null while it is unknown. */
export function useCouponLabel(id: number | null, campaign: Campaign | null): string | null {
  const label = id === null ? undefined : campaign?.labels[`coupon.${id}`]
  const { data } = useQuery({
    queryKey: ['reference', 'coupon', 'label', id],
    queryFn: async () => itemTitle('coupon', (await resourceCalls.read('coupon', id ?? 0)).values),
    enabled: id !== null && label === undefined,
    retry: false,
  })
  return label ?? data ?? null
}
