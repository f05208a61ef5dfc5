import type { UserInfo } from '@storefront/contract/entities/site'
import { create } from 'zustand'
import { login as platformLogin } from '@/platform/login'
import { token } from '@/platform/token'
import { goLogin } from '@/routes/navigate'
import { base } from '@/services/base'
import { queryClient, refreshPrivate } from '@/services/query'
import { setBasketCount } from './basket-count'

export interface SessionState {
  /** `unknown` until the site's config or a silent login has told. */
  readonly status: 'unknown' | 'visitor' | 'user'
  readonly user: UserInfo | null
  /** Logs in by mobile number and code. Rejects with the server's `ApiError`. */
  readonly login: (mobile: string, code: string) => Promise<UserInfo>
  /** Mini-programs: logs in without asking. Null when the place cannot, or the vendor or the server refused. */
  readonly loginSilently: () => Promise<UserInfo | null>
  readonly logout: () => Promise<void>
  /** True when there is a user, after a silent login if that is possible; else opens login and gives false. */
  readonly ensureLogin: () => Promise<boolean>
}

/** What was cached belongs to the user before. */
function forget(): void {
  queryClient.clear()
}

const store = create<SessionState>()((set, get) => {
  let silent: Promise<UserInfo | null> | null = null

  const enter = (user: UserInfo, given: string): UserInfo => {
    if (given) token.set(given)
    const before = get().user
    set({ status: 'user', user })
    // The first answer of the same user changes nothing that was cached for them.
    if (before?.uuid !== user.uuid) void refreshPrivate()
    return user
  }

  const bySilentCode = async (): Promise<UserInfo | null> => {
    const found = await platformLogin.silentCode()
    if (!found) return null
    try {
      const { user, token: given } = await base.loginMini(found.vendor, found.code)
      return enter(user, given)
    } catch {
      return null
    }
  }

  return {
    status: 'unknown',
    user: null,
    async login(mobile, code) {
      const { user, token: given } = await base.loginMobile(mobile, code)
      return enter(user, given)
    },
    loginSilently() {
      if (!platformLogin.canSilently) return Promise.resolve(null)
      silent ??= bySilentCode().finally(() => {
        silent = null
      })
      return silent
    },
    async logout() {
      // Without a network the visitor still leaves this device; the server's session runs out by itself.
      await base.logout().catch(() => {})
      leave()
    },
    async ensureLogin() {
      if (get().user) return true
      if (await get().loginSilently()) return true
      await goLogin()
      return false
    },
  }
})

function leave(): void {
  token.clear()
  store.setState({ status: 'visitor', user: null })
  setBasketCount(0)
  forget()
}

/** A call was refused with 401: whoever was logged in is no longer. */
export function sessionOver(): void {
  token.clear()
  if (store.getState().status !== 'visitor') store.setState({ status: 'visitor', user: null })
}

/** The user that the site's config names; null is a visitor. */
export function setUser(user: UserInfo | null): void {
  store.setState({ status: user ? 'user' : 'visitor', user })
}

/** The session outside components. */
export const session = (): SessionState => store.getState()

/** `useSession()` or `useSession((s) => s.user)`. */
export function useSession(): SessionState
export function useSession<T>(select: (state: SessionState) => T): T
export function useSession<T>(select?: (state: SessionState) => T): T | SessionState {
  return store(select ?? ((state) => state as T & SessionState))
}

export const isLoggedIn = (): boolean => store.getState().user !== null
