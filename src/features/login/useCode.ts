import { RESEND_SECONDS } from '@storefront/contract/constants'
import { useCallback, useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { base } from '@/services/base'
import { showError } from '@/services/react'
import { canSendCode } from './validate'
import { useCountdown } from './useCountdown'

/**
 * Asks for a verification code. The countdown starts at once, so that a slow network invites no second request, and
 * stops when the request fails (spec 4).
 */
export function useCode(mobile: string) {
  const t = useT()
  const { left, start, stop } = useCountdown()
  const [busy, setBusy] = useState(false)
  const canSend = canSendCode(mobile, left) && !busy

  const send = useCallback(async () => {
    if (!canSend) return
    setBusy(true)
    start(RESEND_SECONDS)
    try {
      const { resend_after } = await base.verifyMobile(mobile, 'm_login')
      if (resend_after !== RESEND_SECONDS) start(resend_after)
      feedback.toast(t('pages.login.codeSent'), { at: 'center' })
    } catch (error) {
      stop()
      showError(error)
    } finally {
      setBusy(false)
    }
  }, [canSend, mobile, start, stop, t])

  return { left, canSend, send }
}
