import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { router } from '@/router/router'
import { useNoShare } from '@/platform/share'
import { goLogin, useRouteName } from '@/router'
import { session, useSession } from '@/state/session'
import { asksFirst, isClosed } from './login-gate'
import { useStartFailure } from './useStartFailure'
import type { ScreenState } from '@/ui/layout/Screen'

/**
 * Guards a screen of one's own. A visitor who opens it is sent to login in its place, so that "back" does not lead into
 * the guard again; one whose session ends while the screen is open is asked here. What is one's own is not handed on by
 * the menu of the app around us.
 * A lost start is a failure with a way to try again.
 * @returns what to show instead of the screen; null for a user
 */
export function useRequireLogin(): ScreenState | null {
  const t = useT()
  useNoShare()
  const failure = useStartFailure()
  const status = useSession((state) => state.status)
  const route = useRouteName()
  const wasUser = useRef(false)
  const isBusy = useRef(false)
  if (status === 'user') wasUser.current = true
  const isLeft = useRef(false)
  const enter = async () => {
    if (session().status !== 'visitor' || wasUser.current || isBusy.current) return
    isBusy.current = true
    const user = await session().loginSilently()
    isBusy.current = false
    // Another screen may have come to the front meanwhile, such as login itself after a refused call: this one waits
    // until it is in front again.
    if (user || isLeft.current || router.here().name !== route) return
    // The gate of the site asks first.
    if (asksFirst() && isClosed(route, undefined)) return
    await goLogin({ gate: true, replace: true })
  }
  useDidShow(() => void enter())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known who is here
  useEffect(() => {
    isLeft.current = false
    void enter()
    return () => {
      isLeft.current = true
    }
  }, [status])
  if (status === 'user') return null
  if (status === 'visitor' && wasUser.current) {
    return {
      kind: 'empty',
      icon: 'user',
      text: t('login.needed'),
      action: { text: t('login.now'), onTap: () => void goLogin() },
    }
  }
  return failure ?? { kind: 'loading' }
}
