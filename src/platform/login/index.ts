import { env } from '@/platform/env'
import { leaveTo } from './leave'
import { launchParams } from '@/platform/launch-params'
import { sessionStore } from '@/platform/session-store'
import type { Login } from './types'
import { webAddress } from '@/platform/web-address'

const STATE = 'wx-login:state'
const LEFT = 'wx-login:left'
/** The parameters that WeChat adds to the address it comes back to. */
const ANSWER = ['code', 'state']

/**
 * The address at which WeChat gives out login codes, with `redirect_uri` and `state` empty; null if the site has no
 * account.
 */
let authorizeUrl: string | null = null

/** Given once the site's config is known (spec 7: `wx_web`). */
export function configureWebLogin(site: { readonly authorize_url: string } | null): void {
  authorizeUrl = env.kind === 'wechat' ? (site?.authorize_url ?? null) : null
}

const randomState = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('')

/** WeChat's browser logs in by a round trip to WeChat's page; an ordinary one by mobile number alone. */
export const login: Login = {
  get canSilently() {
    return authorizeUrl !== null
  },
  async silentCode() {
    const state = sessionStore.read(STATE)
    // Without a state that we stored, `code` is from another source: a forged link, or a parameter of the screen.
    if (!state || new URL(window.location.href).searchParams.get('state') !== state) return null
    sessionStore.remove(STATE)
    const { code } = launchParams.consume(ANSWER)
    return code ? { vendor: 'wechat', code } : null
  },
  leaveForCode(next) {
    if (authorizeUrl === null || sessionStore.read(LEFT)) return false
    const state = randomState()
    // Where nothing can be stored, the return from login would not be recognised and the login would start again.
    if (!sessionStore.write(LEFT, '1') || !sessionStore.write(STATE, state)) return false
    const target = new URL(authorizeUrl, window.location.href)
    target.searchParams.set('redirect_uri', webAddress(next))
    target.searchParams.set('state', state)
    leaveTo(target.href)
    return true
  },
}
