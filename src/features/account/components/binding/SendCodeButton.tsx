import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Button } from '@/ui/controls/Button'
import s from './SendCodeButton.module.scss'
import type { useVerificationCode } from '@/features/account/useVerificationCode'

/** Requests the code, or shows the seconds until it may be requested again. */
export function SendCodeButton({ secondsLeft, canSend, send }: ReturnType<typeof useVerificationCode>) {
  const t = useT()
  return (
    <Button kind="ghost" size="s" className={s.send} disabled={!canSend} onTap={() => void send()}>
      {secondsLeft > 0 ? t('pages.login.resend', { seconds: secondsLeft }) : t('pages.login.send')}
    </Button>
  )
}
