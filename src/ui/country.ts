import { type Country, countryOf } from '@storefront/contract/domain/country/country'
import { shownCountryCode, useCountryCode } from './stores'

/** Returns the site's country, whose mobile numbers and addresses are typed. */
export const useCountry = (): Country => countryOf(useCountryCode())

/** Returns the site's country outside components. */
export const siteCountry = (): Country => countryOf(shownCountryCode())
