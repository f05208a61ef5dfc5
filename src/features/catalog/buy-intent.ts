import { create } from 'zustand'

/** The action that login interrupted: executed when the visitor returns to the product. */
export interface BuyIntent {
  readonly kind: 'basket' | 'buy' | 'pickup'
  readonly productId: number
  readonly variantId: number | null
  readonly quantity: number
  /** The voucher that it is fetched with. */
  readonly holderId?: number
}

interface IntentState {
  readonly intent: BuyIntent | null
  readonly saveIntent: (intent: BuyIntent) => void
  readonly clearIntent: () => void
  /** Hands the intent of this product out, once; a second screen of the same product gets nothing. */
  readonly consumeIntent: (productId: number) => BuyIntent | null
}

/**
 * Stored in memory only: login opens over the product within one run of the app. An intent that survived a restart
 * would add something to the basket that the user no longer remembers.
 */
export const useBuyIntent = create<IntentState>()((set, get) => ({
  intent: null,
  saveIntent: (intent) => set({ intent }),
  clearIntent: () => set({ intent: null }),
  consumeIntent: (productId) => {
    const { intent } = get()
    if (intent?.productId !== productId) return null
    set({ intent: null })
    return intent
  },
}))
