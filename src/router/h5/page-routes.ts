import type { PageConfig } from '@tarojs/taro'
import { routes } from '@storefront/contract/routes'
import type { TaroRoute } from './taro-config'

type Load = () => Promise<{ default?: object }>

/**
 * Returns the pages of the app, as Taro's runtime wants them.
 * @param loads how to load each page, with its config where it has one: in the order of the route table, written by
 *   config/page-loads.js
 */
export const pageRoutes = (loads: readonly (Load | readonly [Load, PageConfig])[]): TaroRoute[] =>
  loads.flatMap((row, index) => {
    const [load, config] = typeof row === 'function' ? [row, {}] : row
    const path = routes[index]?.page
    return path === undefined ? [] : [{ ...config, path, load: (context, params) => [load(), context, params] }]
  })
