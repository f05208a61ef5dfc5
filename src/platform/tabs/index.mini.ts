import Taro from '@tarojs/taro'
import type { Tabs } from './types'

/** Changes of the bar that the vendor refused, since no tab was in front; each by what it changes. */
const refusedCalls = new Map<string, () => Promise<unknown>>()

function change(what: string, call: () => Promise<unknown>): void {
  refusedCalls.delete(what)
  call().catch(() => refusedCalls.set(what, call))
}

/** The shown texts of the bar, by the tabs' places; at first those of app.config. */
const shownTexts = new Map<number, string>()

export const tabs: Tabs = {
  isNative: true,
  setBadge(index, text) {
    change(`badge ${index}`, () => (text ? Taro.setTabBarBadge({ index, text }) : Taro.removeTabBarBadge({ index })))
  },
  setLabels(labels) {
    for (const [index, { text, initialText, iconPath, selectedIconPath }] of labels.entries()) {
      if (text === (shownTexts.get(index) ?? initialText)) continue
      shownTexts.set(index, text)
      // From the root, since a relative path would be one from the page in front.
      change(`label ${index}`, () =>
        Taro.setTabBarItem({ index, text, iconPath: `/${iconPath}`, selectedIconPath: `/${selectedIconPath}` }),
      )
    }
  },
  setColour: (selectedColor) => change('colour', () => Taro.setTabBarStyle({ selectedColor })),
  renew() {
    for (const [what, call] of [...refusedCalls]) change(what, call)
  },
}
