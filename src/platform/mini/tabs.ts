import Taro from '@tarojs/taro'
import type { Tabs } from '../types'

/** Vendors refuse these calls while no tab is in front; the bar then shows the change when it comes back. */
const quietly = (done: Promise<unknown>): void => void done.catch(() => {})

export const miniTabs: Tabs = {
  isNative: true,
  setBadge(index, text) {
    quietly(text ? Taro.setTabBarBadge({ index, text }) : Taro.removeTabBarBadge({ index }))
  },
  setLabels(labels) {
    for (const [index, text] of labels.entries()) quietly(Taro.setTabBarItem({ index, text }))
  },
  setColour: (selectedColor) => quietly(Taro.setTabBarStyle({ selectedColor })),
}
