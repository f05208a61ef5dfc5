import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { webAddress } from '@/platform/web-address'
import { hrefFor } from '@/routes/build'
import { copyText } from '@/shared/device/copyText'
import { Button } from '@/ui/controls/Button'
import { QrCode } from '@/ui/display/QrCode'
import { Sheet } from '@/ui/overlay/Sheet'
import { type DialogProps, openDialog } from '@/ui/overlay/store'

const SIZE = 240

interface SigninCodeDialogProps extends DialogProps<void> {
  readonly address: string
}

function SigninCodeDialog({ address, close }: SigninCodeDialogProps) {
  const t = useT()
  return (
    <Sheet open title={t('opsRegistration.signinCode')} onClose={() => close()}>
      <View className={s.venueCode}>
        <QrCode text={address} size={SIZE} label={t('opsRegistration.signinCode')} />
        <View className={s.quiet}>{t('opsRegistration.signinHint')}</View>
      </View>
    </Sheet>
  )
}

/** The address of an event's sign-in for those who come, as a code to hang up at the venue and as a link. */
export function SigninCode({ event }: { readonly event: number }) {
  const t = useT()
  const address = webAddress(hrefFor('event.event.signin', { id: event }))
  return (
    <View className={s.venue}>
      <Button size="s" kind="secondary" onTap={() => void openDialog(SigninCodeDialog, { address })}>
        {t('opsRegistration.signinCode')}
      </Button>
      <Button size="s" kind="ghost" onTap={() => void copyText(address)}>
        {t('opsRegistration.signinLink')}
      </Button>
    </View>
  )
}
