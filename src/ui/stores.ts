/**
 * The facts about the site, the visitor's choice and the basket that the parts show. The stores of src/state fill them:
 * parts cannot import those stores.
 */
import type { Currency } from '@storefront/contract/domain/money'
import type { Theme } from '@storefront/contract/entities/site/site'
import { create } from 'zustand'
import { shallow } from 'zustand/shallow'
import { firstSite } from '@/platform/first-page'

/** The current look of every screen. */
export interface Look {
  readonly theme: Theme
  /** The site's light colours while the dark theme is shown, for what stays light (`light` in app.scss); else null. */
  readonly light: Theme | null
  /** Factor on the system's text size. */
  readonly scale: number
  readonly isCareMode: boolean
}

interface Shown {
  readonly look: Look
  readonly currency: Currency
  /** ISO 3166-1 alpha-2; its row of the table is read by ./country, which the first screen does without. */
  readonly countryCode: string
  /** The site's language, in whose way numbers are typed. */
  readonly language: string
  /** Pieces in the basket, for the badge of its tab. */
  readonly badge: number
}

export const defaultTheme: Theme = {
  primary: '#1f4d3a',
  primary_text: '#ffffff',
  accent: '#b5532a',
  background: '#f7f5f0',
}
export const defaultDark: Theme = {
  primary: '#8fa69d',
  primary_text: '#141812',
  accent: '#cf8f75',
  background: '#171a15',
}

/**
 * The currency is ¥ until the site says otherwise (spec 3); a document that was rendered at the server begins with its
 * site's.
 */
const store = create<Shown>()(() => ({
  look: { theme: firstSite?.theme ?? defaultTheme, light: null, scale: 1, isCareMode: false },
  currency: firstSite?.currency_info ?? { code: 'CNY', symbol: '¥', exponent: 2 },
  countryCode: firstSite?.country ?? '',
  language: firstSite?.language ?? 'zh-cn',
  badge: 0,
}))

/** Returns the tenant's look, with the visitor's choices, for the root of a screen. */
export const useLook = (): Look => store((state) => state.look)
export const useIsDark = (): boolean => store(({ look }) => look.light !== null)
export const useIsCareMode = (): boolean => store(({ look }) => look.isCareMode)
export const useScale = (): number => store(({ look }) => look.scale)
export const useCurrency = (): Currency => store((state) => state.currency)
export const useCountryCode = (): string => store((state) => state.countryCode)
export const shownCountryCode = (): string => store.getState().countryCode
export const useSiteLanguage = (): string => store((state) => state.language)
export const useBadge = (): number => store((state) => state.badge)

/**
 * Called by the site's state once the site is known, and by the visitor's choice. The same look draws nothing again.
 */
export const setLook = (look: Look): void =>
  store.setState((before) => (shallow(before.look, look) ? before : { look }))
export const setCurrency = (currency: Currency): void => store.setState({ currency })
export const setCountryCode = (countryCode: string): void => store.setState({ countryCode })
export const setSiteLanguage = (language: string): void => store.setState({ language })
export const setBadge = (badge: number): void => store.setState({ badge })
