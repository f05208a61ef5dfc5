/** What the parts show of the site and of the basket. The stores of src/state fill it: parts cannot ask them. */
import type { Currency } from '@storefront/contract/domain/money'
import type { Theme } from '@storefront/contract/entities/site/site'
import { create } from 'zustand'

interface Shown {
  readonly theme: Theme
  readonly currency: Currency
  /** Pieces in the basket, for the badge of its tab. */
  readonly badge: number
}

export const defaultTheme: Theme = { primary: '#1f4d3a', primary_text: '#ffffff', accent: '#b5532a', background: '#f7f5f0' }

/** The currency is ¥ until the site says otherwise (spec 3). */
const store = create<Shown>()(() => ({ theme: defaultTheme, currency: { code: 'CNY', symbol: '¥', exponent: 2 }, badge: 0 }))

/** What every screen's root needs to look like the tenant's. */
export const useTheme = (): Theme => store((state) => state.theme)
export const useCurrency = (): Currency => store((state) => state.currency)
export const useBadge = (): number => store((state) => state.badge)

/** Called by the site's state once the site is known. */
export const setTheme = (theme: Theme): void => store.setState({ theme })
export const setCurrency = (currency: Currency): void => store.setState({ currency })
export const setBadge = (badge: number): void => store.setState({ badge })
