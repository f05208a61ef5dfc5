import { NavigationError } from '../stack'
import { type Options, Refusal, type Table, type VendorContext, asynchronous } from './vendor-context'

/** Page navigation and the bars around pages. */
export function navigating(vendorContext: VendorContext): Table {
  const go = (name: string, work: (options: Options) => void) => ({
    [name]: asynchronous(vendorContext, name, (options) => {
      try {
        work(options)
      } catch (error) {
        if (!(error instanceof NavigationError)) throw error
        // A refused navigation leaves the person where they are, without a word: always a mistake of the app.
        vendorContext.recorder.problem('exception', `${name}:fail ${error.message} (${String(options.url ?? '')})`)
        throw new Refusal(error.message)
      }
    }),
  })
  const noted = (...names: string[]) =>
    Object.fromEntries(
      names.map((name) => [name, asynchronous(vendorContext, name, () => vendorContext.script.take(name, undefined))]),
    )
  const url = (options: Options) => String(options.url)
  return {
    ...go('navigateTo', (options) => vendorContext.stack.navigateTo(url(options))),
    ...go('redirectTo', (options) => vendorContext.stack.redirectTo(url(options))),
    ...go('switchTab', (options) => vendorContext.stack.switchTab(url(options))),
    ...go('reLaunch', (options) => vendorContext.stack.reLaunch(url(options))),
    ...go('navigateBack', (options) => vendorContext.stack.navigateBack(Number(options.delta ?? 1))),
    ...noted(
      'setNavigationBarTitle',
      'setNavigationBarColor',
      'showNavigationBarLoading',
      'hideNavigationBarLoading',
      'hideHomeButton',
    ),
    ...noted(
      'setTabBarBadge',
      'removeTabBarBadge',
      'setTabBarStyle',
      'showTabBar',
      'hideTabBar',
      'showTabBarRedDot',
      'hideTabBarRedDot',
    ),
    setTabBarItem: asynchronous(vendorContext, 'setTabBarItem', ({ iconPath, selectedIconPath }) => {
      if (vendorContext.target === 'alipay' && !(iconPath && selectedIconPath)) {
        vendorContext.recorder.problem('exception', 'setTabBarItem takes a tab with its pictures alone')
        throw new Refusal('invalid parameter')
      }
      return vendorContext.script.take('setTabBarItem', undefined)
    }),
    ...noted('setBackgroundColor', 'setBackgroundTextStyle', 'startPullDownRefresh', 'stopPullDownRefresh'),
    ...(vendorContext.target === 'alipay'
      ? noted('setNavigationBar', 'hideBackHome', 'showBackHome', 'setOptionMenu')
      : {}),
    pageScrollTo: asynchronous(vendorContext, 'pageScrollTo', (options) => {
      const top = Number(options.scrollTop ?? 0)
      void vendorContext.stack.top.scrollTo(top)
    }),
  }
}
