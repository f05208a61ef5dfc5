import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import { appVersionOf } from '@storefront/contract/first-page'
import { isFirstRender } from '@/platform/first-page'
import { site } from '@/platform/site'
import type { Env, EnvKind } from './types'

/** WeChat's browser and our own shell name themselves in the user agent. */
function probe(agent: string): EnvKind {
  if (/MicroMessenger/i.test(agent)) return 'wechat'
  return appVersionOf(agent) === undefined ? 'browser' : 'app'
}

const cookieValue = (all: string, name: string): string => {
  const entry = all.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : ''
}

/**
 * Read once and after each change: the browser lays out the page to answer, which in the middle of a render is one time
 * too many.
 */
let width = window.innerWidth
window.addEventListener('resize', () => {
  width = window.innerWidth
})

/** The web app. */
export const env: Env = {
  kind: probe(navigator.userAgent),
  // The shell names its own version (docs/native-bridge.md): the page inside is always the newest.
  version: appVersionOf(navigator.userAgent) ?? process.env.TARO_APP_VERSION ?? '',
  isMini: false,
  appId: '',
  apiBase() {
    const { tenant } = site()
    return `${process.env.TARO_APP_API_BASE ?? ''}${tenant ? `/api-t/${encodeURIComponent(tenant)}` : '/api'}`
  },
  domain: () => window.location.host,
  cookie: (name) => cookieValue(document.cookie, name),
  online: () => navigator.onLine !== false,
  // The server names pictures for a phone's screen.
  pixelRatio: () => (isFirstRender() ? 2 : window.devicePixelRatio || 1),
  width: () => (isFirstRender() ? DESIGN_WIDTH : width),
}
