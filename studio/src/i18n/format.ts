import { currentLanguage } from './index'

/** A moment as day and time of the site's zone. */
export function formatMoment(moment: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** Who is sent to and where, in one line. */
export const formatAddress = ({ name, mobile, display }: { name: string; mobile: string; display: string }): string => `${name} ${mobile}, ${display}`
