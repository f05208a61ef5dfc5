import { type Country, countryOf } from '@storefront/contract/domain/country/country'
import { createContext, useContext } from 'react'
import { shownCountryCode, useCountryCode } from './stores'

const CountryCode = createContext<string | null>(null)

/** Gives a part of a screen another country than the site's, such as the form of an address abroad. */
export const CountryProvider = CountryCode.Provider

/** Returns the country whose mobile numbers and addresses are typed: the site's, unless a provider gives another. */
export function useCountry(): Country {
  const siteCode = useCountryCode()
  return countryOf(useContext(CountryCode) ?? siteCode)
}

/** Returns the site's country outside components. */
export const siteCountry = (): Country => countryOf(shownCountryCode())
