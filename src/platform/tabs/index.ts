import type { Tabs } from './types'

/** The web draws its own bar in `src/ui/layout/Screen`. */
export const tabs: Tabs = { isNative: false, setBadge() {}, setLabels() {}, setColour() {}, renew() {} }
