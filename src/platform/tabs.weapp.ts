import { miniTabs } from './mini/tabs'
import type { Tabs } from './types'

export const tabs = miniTabs satisfies Tabs
