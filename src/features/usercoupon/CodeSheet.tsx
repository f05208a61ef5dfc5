import { View } from '@tarojs/components'
import { copyText } from '@/features/device/copyText'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import type { DialogProps } from '@/ui/overlay/store'
import { QrCode } from '@/ui/QrCode'
import { Sheet } from '@/ui/Sheet'
import s from './OwnCoupon.module.scss'

interface CodeSheetProps extends DialogProps<undefined> {
  readonly code: string
  readonly label: string
}

const SIZE = 200

/** The code of a coupon for the counter: to be scanned, and to be read out where the camera fails. */
export function CodeSheet({ close, code, label }: CodeSheetProps) {
  const t = useT()
  return (
    <Sheet open title={label} onClose={() => close()}>
      <View className={s.code}>
        <QrCode text={code} size={SIZE} label={t('own.codeOf', { name: label })} />
        <View className={s.digits}>{code}</View>
        <View className={s.hint}>{t('own.codeHint')}</View>
        <Button kind="secondary" onTap={() => void copyText(code)}>
          {t('own.copyCode')}
        </Button>
      </View>
    </Sheet>
  )
}
