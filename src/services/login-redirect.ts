import { login } from '@/platform/login'
import { router } from '@/router/router'
import { goLogin, loginNext } from '@/router/navigate'

/** Sends the visitor to log in: by the place's own page where it has one (WeChat's browser), else by ours. */
export async function redirectToLogin(options: Parameters<typeof goLogin>[0] = {}): Promise<void> {
  if (router.here().name === 'login') return
  if (!login.leaveForCode(loginNext())) await goLogin(options)
}
