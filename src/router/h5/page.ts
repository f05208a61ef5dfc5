import { type PageInstance, createPageConfig } from '@tarojs/runtime'
import type { Query } from '@/lib/query'
import type { TaroRoute } from './taro-config'

let stamps = 0

/** A page of Taro's runtime: the component, its element and its life cycle. */
export interface TaroPage {
  readonly page: PageInstance
  /** Mounts the component; `mounted` is called when its element is in the document. */
  load(params: Query, mounted: (element: HTMLElement) => void): void
  element(): HTMLElement | null
}

/** Makes a page of a loaded component. Its id carries a stamp, so that one screen can be open twice. */
export function createPage(route: TaroRoute, component: object): TaroPage {
  const stamp = `s${++stamps}`
  const { path, load: _load, ...config } = route
  const page = createPageConfig(component, `/${path}?stamp=${stamp}`, {}, config)
  const element = () => (page.path ? document.getElementById(page.path) : null)
  return {
    page,
    element,
    load(params, mounted) {
      page.onLoad?.({ ...params, stamp }, () => {
        const page = element()
        if (page) mounted(page)
      })
    },
  }
}
