import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { openFlash } from '@/shared/flash/lazy-flash'

type Part<K extends keyof FlashMessage> = NonNullable<FlashMessage[K]>

/** Something that was gained by what the user has just done. */
export type Reward =
  | { readonly kind: 'coupons'; readonly coupons: Part<'coupons'> }
  | { readonly kind: 'gamification'; readonly gamification: Part<'gamification'> }
  | { readonly kind: 'usermcard'; readonly usermcard: Part<'usermcard'> }

/** Pops up what was gained (spec 2: reward popups); settles when it was closed. */
export const openReward = (reward: Reward): Promise<void> => openFlash([reward])
