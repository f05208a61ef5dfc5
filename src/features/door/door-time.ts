import { momentAt, type ZoneOffsets, zonedTime } from '@storefront/contract/domain/zone'
import { createContext, useContext } from 'react'
import { dateTimeText } from '@/lib/time'

const DoorZone = createContext<ZoneOffsets | undefined>(undefined)

/** Around the screens of a door: the offsets of its event's zone. */
export const DoorZoneProvider = DoorZone.Provider

/** Tells a moment as the clock of the event around this part shows it; as the site's outside of one. */
export function useDoorTime(): (moment: string) => string {
  const offsets = useContext(DoorZone)
  return (moment) => dateTimeText(moment, offsets)
}

/** `YYYY-MM-DD HH:mm` of a moment on a zone's clock, as a field holds it; empty for none. */
export function fieldText(moment: string | null, offsets: ZoneOffsets): string {
  const local = zonedTime(offsets, Date.parse(moment ?? ''))
  return local ? `${local.date} ${local.time}` : ''
}

/** Returns the moment that a field's text names on a zone's clock; null for an empty one. */
export function fieldMoment(text: string, offsets: ZoneOffsets): string | null {
  const [date = '', time = ''] = text.split(' ')
  return date === '' ? null : new Date(momentAt(offsets, date, time)).toISOString()
}
