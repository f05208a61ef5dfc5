import type { Address } from '@storefront/contract/entities/account/address'
import { create } from 'zustand'

/** The address chosen for the checkout that is open; null lets the server offer its default. */
interface ChosenState {
  readonly address: Address | null
  readonly choose: (address: Address | null) => void
}

export const useChosenAddress = create<ChosenState>()((set) => ({
  address: null,
  choose: (address) => set({ address }),
}))
