import { login } from '@/platform/login'
import { goLogin, here } from '@/routes/navigate'

/** Sends the visitor to log in: by the place's own page where it has one (WeChat's browser), else by ours. */
export async function toLogin(): Promise<void> {
  if (!login.leaveForCode(here())) await goLogin()
}
