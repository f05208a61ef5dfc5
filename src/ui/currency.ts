import type { Currency } from '@storefront/contract/domain/money'
import { create } from 'zustand'

/** The site's currency; its symbol is ¥ until the site says otherwise (spec 3). */
const useStore = create<{ currency: Currency }>()(() => ({ currency: { code: 'CNY', symbol: '¥', exponent: 2 } }))

export const useCurrency = (): Currency => useStore((state) => state.currency)

/** Called by the site's state once the site is known. */
export const setCurrency = (currency: Currency): void => useStore.setState({ currency })
