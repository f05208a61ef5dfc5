import { codes } from '@/services/codes'
import { passCaptcha } from '@/features/account/passCaptcha'
import { type VerifyKind, base } from '@/services/base'
import { ApiError } from '@/services/client'
import { siteState } from '@/state/site'

/** The server wants a captcha, or the one that was passed has run out meanwhile. */
const ASKS_CAPTCHA: readonly string[] = [codes.captchaRequired, codes.captchaGone]

const asksCaptcha = (error: unknown): boolean => error instanceof ApiError && ASKS_CAPTCHA.includes(error.code)

/**
 * Has a code sent, with the slider captcha first where the site asks for it (spec 7). When the server asks for one, it is
 * passed and the code sent again by itself.
 * @param sending called with true when a request goes out, with false while the captcha is asked for
 * @returns seconds until the next one, or null when the captcha was given up. Rejects with the server's `ApiError`.
 */
export async function sendCode(mobile: string, kind: VerifyKind, sending: (isSending: boolean) => void): Promise<number | null> {
  let needs = siteState().config.captcha_required
  for (;;) {
    const captcha = needs ? await passCaptcha() : undefined
    if (needs && captcha === undefined) return null
    sending(true)
    try {
      return (await base.verifyMobile(mobile, kind, captcha)).resend_after
    } catch (error) {
      if (!asksCaptcha(error)) throw error
      sending(false)
      needs = true
    }
  }
}
