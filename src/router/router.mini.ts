import Taro from '@tarojs/taro'
import type { RouteName } from '@storefront/contract/routes'
import { site } from '@/platform/site'
import { TRACKING_KEYS } from '@/lib/tracking'
import { type Params, type Query, textOf } from '@/lib/query'
import { pageUrl, routeOf } from '@/routes/build'
import { decode } from '@/lib/query'
import { matchPage } from '@/routes/match'
import { type ParamStore, createParamStore } from './param-store'
import type { OpenMode, Router } from './types'

/** Mini-programs refuse an eleventh screen on the stack. */
const STACK_LIMIT = 10

/** The parameters that Taro adds to a page for itself, and the tracking parameters of a shared link. */
const OWN_KEYS = ['stamp', '$taroTimestamp', ...TRACKING_KEYS]

const stores = new WeakMap<object, ParamStore>()

/** Options of a page as text; WeChat hands them over still encoded. */
function optionsOf(raw: Record<string, unknown>): Query {
  const entries = Object.entries(raw).filter(([key, value]) => !OWN_KEYS.includes(key) && value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [decode(key), decode(String(value))]))
}

function storeOfFront(): ParamStore {
  const { page, router } = Taro.getCurrentInstance()
  if (!page) return createParamStore({})
  const existing = stores.get(page)
  if (existing) return existing
  const paramStore = createParamStore(optionsOf(router?.params ?? {}))
  stores.set(page, paramStore)
  return paramStore
}

/** Tabs take no query of their own: the parameters are laid into the tab's screen once it is in front. */
async function openTab(name: RouteName, params: Params): Promise<void> {
  await Taro.switchTab({ url: pageUrl(name) })
  const values = textOf(params)
  if (Object.keys(values).length > 0) storeOfFront().replace(values)
}

async function openPage(name: RouteName, params: Params, mode: OpenMode): Promise<void> {
  const url = pageUrl(name, params)
  if (mode === 'relaunch') await Taro.reLaunch({ url })
  else if (mode === 'replace' || Taro.getCurrentPages().length >= STACK_LIMIT) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
}

/** The router of the mini-programs: their own page stack, through Taro. */
export const router: Router = {
  open: (name, params, mode) => (routeOf(name).tab ? openTab(name, params) : openPage(name, params, mode)),
  back() {
    if (Taro.getCurrentPages().length < 2) return false
    void Taro.navigateBack()
    return true
  },
  here() {
    const path = Taro.getCurrentInstance().router?.path ?? ''
    const match = matchPage(path)
    return { name: match?.name ?? 'mobile.index', params: storeOfFront().get() }
  },
  screen: storeOfFront,
  site,
}
