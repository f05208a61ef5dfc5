import { router } from '@/router/router'
import { goAddress } from '@/router'

/**
 * Leaves the login. Login opens over the screen that requires it: going back returns to that screen in its previous
 * state. A guard that replaced its screen with login passes `gate`, and a shared link has no screen behind it: then
 * `next` is opened.
 */
export function leaveLogin(next: string | undefined, gate: boolean): void {
  if (!gate && router.back()) return
  void goAddress(next, { replace: true })
}
