import Taro from '@tarojs/taro'
import { tabIcons, tabs } from '@/routes/tabs'
import type { Tabs } from '../types'

/** Vendors refuse these calls while no tab is in front; the bar then shows the change when it comes back. */
const quietly = (done: Promise<unknown>): void => void done.catch(() => {})

/** What the bar says: at first what app.config says. */
const labels = tabs.map(({ text }) => text)

/** Alipay takes a tab with its pictures alone; from the root, since a relative path would be one from the page in front. */
const pictures = tabs.map((tab) => {
  const { iconPath, selectedIconPath } = tabIcons(tab)
  return { iconPath: `/${iconPath}`, selectedIconPath: `/${selectedIconPath}` }
})

export const miniTabs: Tabs = {
  isNative: true,
  setBadge(index, text) {
    quietly(text ? Taro.setTabBarBadge({ index, text }) : Taro.removeTabBarBadge({ index }))
  },
  setLabels(texts) {
    for (const [index, text] of texts.entries()) {
      if (text === labels[index]) continue
      labels[index] = text
      quietly(Taro.setTabBarItem({ index, text, ...pictures[index] }))
    }
  },
  setColour: (selectedColor) => quietly(Taro.setTabBarStyle({ selectedColor })),
}
