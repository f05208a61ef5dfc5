import { useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { useNoShare } from '@/platform/share'
import { go, goLogin, here } from '@/routes'
import { session, useSession } from '@/state/session'
import type { ScreenState } from '@/ui/Screen'

/**
 * Guards a screen of one's own. A visitor who opens it is sent to login in its place, so that "back" does not lead into
 * the guard again; one whose session ends while the screen is open is asked here. What is one's own is not handed on by
 * the menu of the app around us.
 * @returns what to show instead of the screen; null for a user
 */
export function useMember(): ScreenState | null {
  const t = useT()
  useNoShare()
  const status = useSession((state) => state.status)
  const wasUser = useRef(false)
  if (status === 'user') wasUser.current = true
  useEffect(() => {
    if (status !== 'visitor' || wasUser.current) return
    let left = false
    void session()
      .loginSilently()
      .then((user) => {
        // `gate`: nothing of this screen is left to go back to, so login opens `next` anew.
        if (!user && !left) void go('login', { next: here(), gate: 1 }, { replace: true })
      })
    return () => {
      left = true
    }
  }, [status])
  if (status === 'user') return null
  if (status === 'visitor' && wasUser.current) {
    return { kind: 'empty', icon: 'user', text: t('login.needed'), action: { text: t('login.now'), onTap: () => void goLogin() } }
  }
  return { kind: 'loading' }
}
