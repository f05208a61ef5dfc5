import { routes, subpackages } from '@storefront/contract/routes'
import type { AppConfig } from '@tarojs/taro'
import { TAB_COLOURS, tabIcons, tabs } from './tabs'

/** WeChat lets an app use the private interfaces that it declares, and shows these words when it asks for the place. */
const weappPrivacy: Partial<AppConfig> = {
  requiredPrivateInfos: ['getLocation', 'chooseAddress'],
  permission: { 'scope.userLocation': { desc: '用于查看附近的门店与活动' } },
  __usePrivacyCheck__: true,
}

/**
 * WeChat's bars follow the system's theme by themselves (src/theme.json); it tells which one it is to apps alone that
 * declare this.
 */
const weappTheme: Partial<AppConfig> = { darkmode: true, themeLocation: 'theme.json' }

/** Pages of the main package, and those of each subpackage relative to its root, in the table's order. */
export function packages(pages: readonly string[], roots: readonly string[]) {
  const rootOf = (page: string) => roots.find((root) => page.startsWith(`${root}/`))
  return {
    main: pages.filter((page) => !rootOf(page)),
    sub: roots
      .map((root) => ({
        root,
        pages: pages.filter((page) => rootOf(page) === root).map((page) => page.slice(root.length + 1)),
      }))
      .filter((one) => one.pages.length > 0),
  }
}

/**
 * app.config for a target, from the route table.
 * @param target Taro's name of the build target: `weapp`, `alipay` or `h5`
 */
export function appConfig(target: string): AppConfig {
  const { main, sub } = packages(
    routes.map((route) => route.page),
    subpackages,
  )
  // A name of theme.json where the vendor reads it.
  const colour = <C extends string>(name: string, light: C): C => (target === 'weapp' ? (`@${name}` as C) : light)
  const shared: AppConfig = {
    pages: main,
    subPackages: sub,
    window: {
      navigationBarTitleText: '',
      navigationBarBackgroundColor: colour('bar', '#ffffff'),
      navigationBarTextStyle: colour('barText', 'black'),
      backgroundTextStyle: colour('pull', 'dark'),
      backgroundColor: colour('ground', '#f5f5f5'),
    },
  }
  if (target === 'h5') return { ...shared, window: { ...shared.window, navigationStyle: 'custom' } }
  return {
    ...shared,
    // Alipay would decode a page's parameters itself, WeChat does not: ours are decoded in router/router.
    ...(target === 'alipay' ? { behavior: { decodeQuery: 'disable' as const } } : {}),
    ...(target === 'weapp' ? { ...weappPrivacy, ...weappTheme, sitemapLocation: 'sitemap.json' } : {}),
    lazyCodeLoading: 'requiredComponents',
    // Home leads to products and articles most: fetch these packages while the visitor reads it.
    preloadRule: { [tabs[0].page]: { network: 'all', packages: sub.slice(0, 2).map((one) => one.root) } },
    tabBar: {
      ...TAB_COLOURS,
      backgroundColor: colour('tab', '#ffffff'),
      borderStyle: colour('tabBorder', 'white'),
      list: tabs.map((tab) => ({ pagePath: tab.page, text: tab.text, ...tabIcons(tab) })),
    },
  }
}
