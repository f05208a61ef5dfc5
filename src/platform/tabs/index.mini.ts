import Taro from '@tarojs/taro'
import { tabIcons, tabs as rows } from '@/routes/tabs'
import type { Tabs } from './types'

/** Changes of the bar that the vendor refused, since no tab was in front; each by what it changes. */
const refused = new Map<string, () => Promise<unknown>>()

function change(what: string, call: () => Promise<unknown>): void {
  refused.delete(what)
  call().catch(() => refused.set(what, call))
}

/** What the bar says: at first what app.config says. */
const labels: string[] = rows.map(({ text }) => text)

/** Alipay takes a tab with its pictures alone; from the root, since a relative path would be one from the page in front. */
const pictures = rows.map((tab) => {
  const { iconPath, selectedIconPath } = tabIcons(tab)
  return { iconPath: `/${iconPath}`, selectedIconPath: `/${selectedIconPath}` }
})

export const tabs: Tabs = {
  isNative: true,
  setBadge(index, text) {
    change(`badge ${index}`, () => (text ? Taro.setTabBarBadge({ index, text }) : Taro.removeTabBarBadge({ index })))
  },
  setLabels(texts) {
    for (const [index, text] of texts.entries()) {
      if (text === labels[index]) continue
      labels[index] = text
      change(`label ${index}`, () => Taro.setTabBarItem({ index, text, ...pictures[index] }))
    }
  },
  setColour: (selectedColor) => change('colour', () => Taro.setTabBarStyle({ selectedColor })),
  renew() {
    for (const [what, call] of [...refused]) change(what, call)
  },
}
