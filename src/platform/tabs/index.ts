import type { Tabs } from './types'

/** The web draws its own bar in `ui/Screen`. */
export const tabs: Tabs = { isNative: false, setBadge() {}, setLabels() {}, setColour() {}, renew() {} }
