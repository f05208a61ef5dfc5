import Taro from '@tarojs/taro'
import type { ColourScheme } from './types'

/** WeChat tells it since app.json declares `darkmode`; Alipay where the phone does. */
const themeNow = (): unknown => ((Taro.getAppBaseInfo?.() ?? Taro.getSystemInfoSync()) as { theme?: unknown }).theme

let isDark = false
let isSystemDark: boolean | undefined
/** A bar was painted against the system's theme, or where the vendor knows none: from then on each screen's is. */
let paintsBars = false

const scheme: ColourScheme = {
  isSystemDark() {
    isSystemDark ??= themeNow() === 'dark'
    return isSystemDark
  },
  listen(onChange) {
    Taro.onThemeChange?.(({ theme }) => {
      isSystemDark = theme === 'dark'
      onChange()
    })
  },
  paint(next) {
    isDark = next
    scheme.renew()
  },
  renew() {
    if (isDark === scheme.isSystemDark() && !paintsBars) return
    paintsBars = true
    // Refused on screens without a bar of the vendor's.
    const backgroundColor = isDark ? '#23271f' : '#ffffff'
    const bars = [
      Taro.setNavigationBarColor({ frontColor: isDark ? '#ffffff' : '#000000', backgroundColor }),
      Taro.setTabBarStyle({ backgroundColor, borderStyle: isDark ? 'black' : 'white' }),
    ]
    for (const bar of bars) bar.catch(() => {})
  },
}

export const colourScheme = scheme
