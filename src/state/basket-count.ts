import { create } from 'zustand'
import { tabs } from '@/platform/tabs'
import { setBadge } from '@/ui/stores'

/** Place of the basket among the four tabs. */
const BASKET_TAB = 2
const BADGE_MAX = 99

const store = create<{ readonly count: number }>()(() => ({ count: 0 }))

/** Returns the text of the badge: '' for 0, `99+` above 99. */
export const badgeText = (count: number): string =>
  count <= 0 ? '' : count > BADGE_MAX ? `${BADGE_MAX}+` : String(count)

/** Tells how many pieces are in the basket; every reply with a basket does. */
export function setBasketCount(count: number): void {
  if (count === store.getState().count) return
  store.setState({ count })
  setBadge(count)
  tabs.setBadge(BASKET_TAB, badgeText(count))
}

/** Returns pieces in the basket. */
export const useBasketCount = (): number => store((state) => state.count)
