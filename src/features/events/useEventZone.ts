import type { EventBrief } from '@storefront/contract/entities/events/event'
import { isOtherZone, zoneLabel } from '@/features/reservations/place-time'
import { useIsFirstRender } from '@/platform/use-first-render'
import { useSite } from '@/state/site'

/**
 * Returns the name of the zone that an event's times are shown in, where the device's clock shows another; else null.
 */
export function useEventZone({ start, time_zone }: Pick<EventBrief, 'start' | 'time_zone'>): string | null {
  const siteZone = useSite((state) => state.site?.time_zone)
  const isFirst = useIsFirstRender()
  const zone = time_zone ?? siteZone
  const at = Date.parse(start)
  // The server knows no device: the note follows once the page is the app's.
  return zone && !isFirst && isOtherZone(zone, at) ? zoneLabel(zone, at) : null
}
