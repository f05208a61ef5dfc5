import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import type { Shareable } from '@/platform/share/types'
import type { DialogProps } from '@/ui/overlay/store'
import { QrCode } from '@/ui/display/QrCode'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './CodeDialog.module.scss'

interface CodeDialogProps extends DialogProps<void> {
  readonly item: Shareable
}

const SIZE = 220

/** The QR code of the screen, to be scanned from another device. */
export function CodeDialog({ item, close }: CodeDialogProps) {
  const t = useT()
  return (
    <Sheet open title={t('share.code')} onClose={() => close()}>
      <View className={s.body}>
        <QrCode text={item.link('link')} size={SIZE} label={t('share.codeOf', { title: item.title })} />
        <Text className={s.title}>{item.title}</Text>
        <Text className={s.hint}>{t('share.codeHint')}</Text>
      </View>
    </Sheet>
  )
}
