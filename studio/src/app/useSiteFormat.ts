import { formatAmount } from '@storefront/contract/domain/money'
import { formatEnd, formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'

/** Returns the formats of the site's amounts and moments. */
export function useSiteFormat() {
  const site = useMe().data?.site
  return {
    /** @param amount a decimal of the site's currency, as the calls give it */
    money: (amount: string): string => (site ? formatAmount(amount, site.currency) : amount),
    /** Day and time of the site's zone; a dash for none. */
    moment: (moment: string | null): string => (moment === null ? '–' : formatMoment(moment, site?.time_zone)),
    /** Last day and time of a period; a dash for none. */
    end: (end: string | null): string => (end === null ? '–' : formatEnd(end, site?.time_zone)),
  }
}
