/**
 * `@tarojs/router` for the runtime tests: the app's own H5 router, as in the build, behind the signature that
 * `@tarojs/test-utils-react` knows. Its `createApp` hands over app and config without a history, lists the main
 * package's pages alone, and gives pages as values where Taro 4 gives promises of modules.
 */
import { hooks, type AppInstance, type PageInstance } from '@tarojs/runtime'
import type { PageConfig } from '@tarojs/taro'
import * as router from '@/router/h5'
import type { TaroAppConfig, TaroRoute } from '@/router/h5/taro-config'
import stack from './stack'

export * from '@/router/h5'

type LoadPage = (context: { route: { path: string } }, params: object) => Promise<[page: object]>
interface CreatedConfig extends Omit<TaroAppConfig, 'routes'> {
  readonly routes: readonly { readonly path: string; readonly load: LoadPage }[]
}

/** Config of the page that is being loaded: the build reads it as text, here the macro is a function. */
let pageConfig: PageConfig = {}
Object.assign(globalThis, {
  definePageConfig: (config: PageConfig) => {
    pageConfig = config
  },
})

/** A route whose page is loaded once, and brings its config: the router asks for both after the page's file. */
function routeTo(path: string, load: LoadPage): TaroRoute {
  let file: Promise<{ default: object }> | undefined
  const route = {
    path,
    load() {
      if (!file) {
        pageConfig = {}
        file = load({ route }, {}).then(([page]) => ({ default: page }))
        Object.assign(route, pageConfig)
      }
      return [file] as const
    },
  }
  return route
}

const shares: object[] = []
/** Returns the pages' share cards, oldest first. */
export const sharedByPages = (): readonly object[] => shares

function rememberShares(page: PageInstance): void {
  const methods = page as unknown as Record<string, ((event: object) => object) | undefined>
  for (const name of ['onShareAppMessage', 'onShareTimeline']) {
    const answer = methods[name]
    if (!answer) continue
    methods[name] = (event) => {
      const card = answer.call(page, event)
      shares.push(card)
      return card
    }
  }
}

/** Starts the app on the screen that the address names, with the pages of all packages. */
export function createRouter(app: AppInstance, config: CreatedConfig): void {
  const [first] = config.routes
  if (!first) throw new Error('app.config lists no pages')
  const packaged = (config.subPackages ?? []).flatMap(({ root, pages = [] }) => pages.map((page) => `${root}/${page}`))
  const paths = [...config.routes.map((route) => route.path), ...packaged]
  hooks.tap('modifyPageObject', (page: PageInstance) => {
    // Before `PageLifecycle` wraps the page and drops what it answers.
    rememberShares(page)
    // `PageLifecycle` follows the pages that Taro's own router stacks: ours stacks none.
    stack.push(page)
  })
  router.createRouter({}, app, { ...config, routes: paths.map((path) => routeTo(path, first.load)) })
}
