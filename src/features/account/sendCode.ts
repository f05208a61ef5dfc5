import { codes } from '@/services/codes'
import { passCaptcha } from '@/features/account/passCaptcha'
import { ApiError } from '@/services/client'
import { siteState } from '@/state/site'

/** The server wants a captcha, or the one that was passed has run out meanwhile. */
const ASKS_CAPTCHA: readonly string[] = [codes.captchaRequired, codes.captchaGone]

const asksCaptcha = (error: unknown): boolean => error instanceof ApiError && ASKS_CAPTCHA.includes(error.code)

/** Asks the server for a code; the captcha is the id of one that was passed. */
export type CodeRequest = (captcha: string | undefined) => Promise<{ readonly resend_after: number }>

/**
 * Sends a verification code, after the slider captcha where the site requires it (spec 7). When the server requires a
 * captcha, it is shown and the code is requested again automatically.
 * @param sending called with true when a request is sent, with false while the captcha is shown
 * @returns seconds until the next request is allowed, or null when the captcha was cancelled. Rejects with the server's
 * `ApiError`.
 */
export async function sendCode(request: CodeRequest, sending: (isSending: boolean) => void): Promise<number | null> {
  let needs = siteState().config.captcha_required
  for (;;) {
    const captcha = needs ? await passCaptcha() : undefined
    if (needs && captcha === undefined) return null
    sending(true)
    try {
      return (await request(captcha)).resend_after
    } catch (error) {
      if (!asksCaptcha(error)) throw error
      sending(false)
      needs = true
    }
  }
}
