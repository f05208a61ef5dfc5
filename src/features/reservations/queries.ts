import type { ResvVariant } from '@storefront/contract/entities/reservations/reservation'
import { addDays } from '@storefront/contract/domain/day'
import { nearestFreeSlots } from '@storefront/contract/domain/reservations/slot'
import { useQuery } from '@tanstack/react-query'
import { untilNext } from '@/platform/use-now'
import { queryClient } from '@/services/query'
import { reservationKeys, reservationsApi } from '@/services/api/reservations'
import { type SlotOffer, slotOffers } from './availability'

/** Returns a reservation by its slug; requested again when it begins or ends while it is open. */
export function useReservation(slug: string) {
  return useQuery({
    queryKey: reservationKeys.reservation(slug),
    queryFn: ({ signal }) => reservationsApi.reservation(slug, { signal }),
    refetchInterval: ({ state: { data } }) => (data ? (untilNext([data.start, data.end], Date.now()) ?? false) : false),
  })
}

/** Days, the last included. */
export interface DaySpan {
  readonly first: string
  readonly last: string
}

/** Reads the free quotas of a variant on some days. They are never cached, because others book meanwhile. */
export function useDayQuotas(slug: string, variantId: number | null, { first, last }: DaySpan) {
  const isKnown = variantId !== null && first !== '' && first <= last
  return useQuery({
    queryKey: reservationKeys.quotas(slug, { variantId: variantId ?? 0, fd: first, td: last }),
    queryFn: ({ signal }) => reservationsApi.quotas(slug, variantId ?? 0, first, last, { signal }),
    enabled: isKnown,
    staleTime: 0,
  })
}

/** The number of days before and after a lost slot in which others are searched. */
const NEAR_DAYS = 7
const OFFER_COUNT = 3

/**
 * Returns the three free slots next to the moment `start` on the day `date`, no earlier than `today`; none when they
 * cannot be loaded.
 */
export async function loadNearestSlots(
  slug: string,
  variant: ResvVariant,
  date: string,
  start: string,
  today: string,
): Promise<readonly SlotOffer[]> {
  const first = addDays(date, -NEAR_DAYS)
  try {
    const quotas = await reservationsApi.quotas(
      slug,
      variant.id,
      first < today ? today : first,
      addDays(date, NEAR_DAYS),
    )
    return nearestFreeSlots(slotOffers(quotas, variant.resvconfig), start, OFFER_COUNT)
  } catch {
    return []
  }
}

/** Loads again what is free, and whether the reservation is open to this person. */
export const reloadAvailability = (slug: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: reservationKeys.reservation(slug) })
