import type { RouteName } from '@storefront/contract/routes'
import { env } from '@/platform/env'
import type { EnvKind } from '@/platform/env/types'
import { siteState } from '@/state/site'

/** Environments in which the visitor is asked before login (spec 2); a browser goes to login by itself. */
const ASKS: Readonly<Record<EnvKind, boolean>> = { app: true, weapp: true, alipay: true, browser: false, wechat: false }

/** Pages that tell a visitor what they agree to have to be read before a login. */
const OPEN_PAGES: readonly (string | undefined)[] = ['agreement', 'privacy']
const OPEN: readonly RouteName[] = ['login', 'ucenter.language', 'settings', 'webview', 'notfound']

/** May be seen by a visitor although the whole site asks for login (spec 1). */
const isOpen = (route: RouteName, id: string | undefined): boolean =>
  OPEN.includes(route) || (route === 'mpage.page.detail' && OPEN_PAGES.includes(id))

/** Whether a site that requires login hides this screen from visitors. */
export const isClosed = (route: RouteName, id: string | undefined): boolean =>
  siteState().config.login_required && !isOpen(route, id)

/** Whether a closed screen asks the visitor (立即登录) before it leads to login. */
export const asksFirst = (): boolean => ASKS[env.kind]
