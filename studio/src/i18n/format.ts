import { currentLanguage } from './index'

/** A moment as day and time of the site's zone. */
export function formatMoment(moment: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )
}

/** The end of a period as day and time of the site's zone; an end at midnight is 24:00 of the day before. */
export function formatEnd(end: string, timeZone: string | undefined): string {
  const day = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone })
  const [at, last] = [day.format(new Date(end)), day.format(new Date(Date.parse(end) - 1))]
  return at === last ? formatMoment(end, timeZone) : `${last} 24:00`
}

/** Returns the recipient and the address of a parcel in one line. */
export const formatAddress = ({ name, mobile, display }: { name: string; mobile: string; display: string }): string =>
  `${name} ${mobile}, ${display}`
