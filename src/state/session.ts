import type { UserInfo } from '@storefront/contract/entities/account/user'
import { create } from 'zustand'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { login as platformLogin } from '@/platform/login'
import { site } from '@/platform/site'
import { clearUserCaches, isString, stored } from '@/platform/storage'
import { token } from '@/platform/token'
import { accountApi } from '@/services/api/account'
import { resetUserQueries, queryClient, invalidateUserQueries, isRepeatable } from '@/services/query'
import { showError } from '@/services/error-handler'
import { redirectToLogin } from '@/services/login-redirect'
import { setBasketCount } from './basket-count'
import { pendingStartup, startAgain } from './startup'
import { setView } from './view-choice'

export interface SessionState {
  /** `unknown` until the site's config or a silent login has told. */
  readonly status: 'unknown' | 'visitor' | 'user'
  readonly user: UserInfo | null
  /** Logs in by mobile number and code. Rejects with the server's `ApiError`. */
  readonly login: (mobile: string, code: string) => Promise<UserInfo>
  /**
   * By the vendor's code: logs in without asking. Null when the place cannot, the vendor or the server refused, or
   * another user is here. Calls at once share one login.
   */
  readonly loginSilently: () => Promise<UserInfo | null>
  /** Whether the last silent login got no answer: the next may succeed. */
  readonly wasLoginLost: () => boolean
  /** After a 401: a new token from the native app, or a silent login. True when the same user may go on. */
  readonly renew: () => Promise<boolean>
  readonly logout: () => Promise<void>
  /** Lays changed particulars over the user that is known (a bound mobile, a chosen node). */
  readonly patch: (changes: Partial<UserInfo>) => void
  /**
   * True when there is a user, after a silent login if that is possible; else opens login and gives false. A tap during
   * the app's start waits for it: the user may be about to be known. After a lost start the token on the device is
   * used; without one the start is repeated, and its failure is shown.
   */
  readonly ensureLogin: () => Promise<boolean>
}

type LoggedIn = Awaited<ReturnType<typeof accountApi.loginMobile>>

const storedOwner = () => stored<string>(`owner:${site().tenant}`, { version: 1, empty: '', check: isString })
/**
 * The user that the caches in memory and on the device belong to. It outlives the session, because mostly the same user
 * comes back.
 */
let ownerUuid: string | undefined

/** Clears the caches, which belong to the previous user. */
function clearUserData(): void {
  queryClient.clear()
  clearUserCaches()
  ownerUuid = ''
  storedOwner().clear()
}

/**
 * Makes the cached data a user's own: removes what another one has left after a session that ended by itself. True when
 * it did.
 */
function claimUserData({ uuid }: UserInfo): boolean {
  const before = ownerUuid ?? storedOwner().read()
  if (before === uuid) return false
  ownerUuid = uuid
  storedOwner().write(uuid)
  if (before === '') return false
  clearUserCaches()
  void resetUserQueries()
  return true
}

const store = create<SessionState>()((set, get) => {
  let silent: Promise<UserInfo | null> | null = null

  const enter = ({ user, token: newToken, basket_count }: LoggedIn): UserInfo => {
    if (newToken) token.set(newToken)
    setBasketCount(basket_count)
    const before = get().user
    set({ status: 'user', user })
    const isCleared = claimUserData(user)
    const isStaff = user.perms.length > 0
    // The first answer of the same user changes nothing that was cached for them.
    if (before?.uuid !== user.uuid && (isStaff || !isCleared)) void invalidateUserQueries(isStaff)
    return user
  }

  let isRefusalTold = false
  let isLost = false

  const bySilentCode = async (): Promise<UserInfo | null> => {
    isLost = false
    const silent = await platformLogin.silentCode()
    if (!silent) return null
    try {
      const reply = await (silent.vendor === 'wechat'
        ? accountApi.loginWx(silent.code)
        : accountApi.loginMini(silent.vendor, silent.code))
      const before = get().user
      // What another user was about to do is not to be done in this one's name.
      return before && before.uuid !== reply.user.uuid ? null : enter(reply)
    } catch (error) {
      isLost = isRepeatable(error)
      // The reason is shown (spec 8), but not again on every screen that tries.
      if (!isRefusalTold) isRefusalTold = showError(error).kind === 'message'
      return null
    }
  }

  return {
    status: 'unknown',
    user: null,
    async login(mobile, code) {
      return enter(await accountApi.loginMobile(mobile, code))
    },
    loginSilently() {
      if (!platformLogin.canSilently) return Promise.resolve(null)
      silent ??= bySilentCode().finally(() => {
        silent = null
      })
      return silent
    },
    wasLoginLost: () => isLost,
    async renew() {
      return (await token.refresh()) || (await get().loginSilently()) !== null
    },
    async logout() {
      // Without a network the visitor still leaves this device; the server's session runs out by itself.
      await accountApi.logout().catch(() => {})
      await token.leave()
      leave()
    },
    patch(changes) {
      const { user } = get()
      if (user) set({ user: { ...user, ...changes } })
    },
    async ensureLogin() {
      if (!get().user) await pendingStartup()
      if (get().status === 'unknown' && token.get() === '') await startAgain()
      if (get().user || (get().status === 'unknown' && token.get() !== '')) return true
      if (await get().loginSilently()) return true
      // Whether there is a session is not known without a reply: login would be no way out.
      if (get().status === 'unknown') {
        feedback.toast(t('error.network'), { at: 'bottom' })
        return false
      }
      await redirectToLogin()
      return false
    },
  }
})

function leave(): void {
  token.clear()
  store.setState({ status: 'visitor', user: null })
  setBasketCount(0)
  setView('user')
  clearUserData()
}

/** A call was refused with 401: whoever was logged in is no longer. */
export function onSessionExpired(): void {
  token.clear()
  if (store.getState().status !== 'visitor') store.setState({ status: 'visitor', user: null })
}

/** The user that the site's config names; null is a visitor. What was another user's is forgotten. */
export function setUser(user: UserInfo | null): void {
  const before = store.getState().user
  store.setState({ status: user ? 'user' : 'visitor', user })
  const isCleared = user !== null && claimUserData(user)
  if (before && before.uuid !== user?.uuid && !isCleared) void resetUserQueries()
  if (!user) clearUserCaches()
  // What came before it was known who is here was made for a visitor.
  if (user && user.perms.length > 0 && before?.uuid !== user.uuid) void invalidateUserQueries(true)
}

/** Returns the session outside components. */
export const session = (): SessionState => store.getState()

/** `useSession()` or `useSession((s) => s.user)`. */
export function useSession(): SessionState
export function useSession<T>(select: (state: SessionState) => T): T
export function useSession<T>(select?: (state: SessionState) => T): T | SessionState {
  return store(select ?? ((state) => state as T & SessionState))
}

/** Calls `listener` with the status now, and each time it has changed. */
export function watchSessionStatus(listener: (status: SessionState['status']) => void): () => void {
  listener(store.getState().status)
  return store.subscribe(({ status }, before) => {
    if (status !== before.status) listener(status)
  })
}

/** Calls `listener` each time another user is here, or none. */
export const onUserChange = (listener: () => void): (() => void) =>
  store.subscribe(({ user }, before) => {
    if (user?.uuid !== before.user?.uuid) listener()
  })

export const isLoggedIn = (): boolean => store.getState().user !== null
