import { RESEND_SECONDS } from '@storefront/contract/constants'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'
import { useCallback, useRef, useState } from 'react'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { feedback } from '@/platform/feedback'
import { accountApi, type VerifyKind } from '@/services/api/account'
import { showError } from '@/services/error-handler'
import { useCountry } from '@/ui/country'
import { type CodeRequest, sendCode } from './sendCode'
import { useCountdown } from './useCountdown'

/** Send is disabled unless the number is one of the site's country and no countdown is pending (spec 4). */
export const canSendCode = (mobile: string, secondsLeft: number, country: Country): boolean =>
  isMobile(mobile, country) && secondsLeft === 0

/** Asks for a code to a number that the user types. */
export function useVerificationCode(mobile: string, kind: VerifyKind) {
  const country = useCountry()
  return useCodeRequest(
    (secondsLeft) => canSendCode(mobile, secondsLeft, country),
    (captcha) => accountApi.verifyMobile(mobile, kind, captcha),
  )
}

/**
 * Asks for a verification code. The countdown starts with the request, so that a slow network invites no second one,
 * and stops when the request fails (spec 4).
 */
export function useCodeRequest(isReady: (secondsLeft: number) => boolean, request: CodeRequest) {
  const t = useT()
  const { secondsLeft, start, stop } = useCountdown()
  const [busy, setBusy] = useState(false)
  // State comes too late for a second tap in the same frame.
  const sending = useRef(false)
  const canSend = isReady(secondsLeft) && !busy

  const send = useCallback(async () => {
    if (!canSend || sending.current) return
    sending.current = true
    setBusy(true)
    try {
      const seconds = await sendCode(request, (isSending) => (isSending ? start(RESEND_SECONDS) : stop()))
      if (seconds === null) return
      if (seconds !== RESEND_SECONDS) start(seconds)
      feedback.toast(t('pages.login.codeSent'), { at: 'center' })
    } catch (error) {
      stop()
      showError(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }, [canSend, request, start, stop, t])

  return { secondsLeft, canSend, send }
}
