import { router } from '@/router/router'
import { goAddress } from '@/router'

/**
 * Where a login leads. It was opened over the screen that asked for it: going back finds that screen as it was left.
 * A guard that put login in its own place says `gate`, and a shared link has nothing behind it: then `next` is opened.
 */
export function leaveLogin(next: string | undefined, gate: boolean): void {
  if (!gate && router.back()) return
  void goAddress(next, { replace: true })
}
