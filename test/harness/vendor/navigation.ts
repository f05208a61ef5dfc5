import { NavigationError } from '../stack'
import { type Options, Refusal, type Table, type World, asynchronous } from './world'

/** Page navigation and the bars around pages. */
export function navigating(world: World): Table {
  const go = (name: string, work: (options: Options) => void) => ({
    [name]: asynchronous(world, name, (options) => {
      try {
        work(options)
      } catch (error) {
        if (!(error instanceof NavigationError)) throw error
        // A refused navigation leaves the person where they are, without a word: always a mistake of the app.
        world.recorder.problem('exception', `${name}:fail ${error.message} (${String(options.url ?? '')})`)
        throw new Refusal(error.message)
      }
    }),
  })
  const noted = (...names: string[]) => Object.fromEntries(names.map((name) => [name, asynchronous(world, name, () => world.script.take(name, undefined))]))
  const url = (options: Options) => String(options.url)
  return {
    ...go('navigateTo', (options) => world.stack.navigateTo(url(options))),
    ...go('redirectTo', (options) => world.stack.redirectTo(url(options))),
    ...go('switchTab', (options) => world.stack.switchTab(url(options))),
    ...go('reLaunch', (options) => world.stack.reLaunch(url(options))),
    ...go('navigateBack', (options) => world.stack.navigateBack(Number(options.delta ?? 1))),
    ...noted('setNavigationBarTitle', 'setNavigationBarColor', 'showNavigationBarLoading', 'hideNavigationBarLoading', 'hideHomeButton'),
    ...noted('setTabBarBadge', 'removeTabBarBadge', 'setTabBarStyle', 'showTabBar', 'hideTabBar', 'showTabBarRedDot', 'hideTabBarRedDot'),
    setTabBarItem: asynchronous(world, 'setTabBarItem', ({ iconPath, selectedIconPath }) => {
      if (world.target === 'alipay' && !(iconPath && selectedIconPath)) {
        world.recorder.problem('exception', 'setTabBarItem takes a tab with its pictures alone')
        throw new Refusal('invalid parameter')
      }
      return world.script.take('setTabBarItem', undefined)
    }),
    ...noted('setBackgroundColor', 'setBackgroundTextStyle', 'startPullDownRefresh', 'stopPullDownRefresh'),
    ...(world.target === 'alipay' ? noted('setNavigationBar', 'hideBackHome', 'showBackHome', 'setOptionMenu') : {}),
    pageScrollTo: asynchronous(world, 'pageScrollTo', (options) => {
      const top = Number(options.scrollTop ?? 0)
      void world.stack.top.scrollTo(top)
    }),
  }
}
