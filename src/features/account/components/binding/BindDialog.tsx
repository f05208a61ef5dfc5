import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Popup } from '@/ui/overlay/Popup'
import type { DialogProps } from '@/ui/overlay/store'
import { BindForm } from './BindForm'
import s from './BindDialog.module.scss'
import type { BindResult } from '../../bind-result'

/** The bind form as a dialog over the screen that opened it. */
export function BindDialog({ close }: DialogProps<BindResult>) {
  const t = useT()
  return (
    <Popup label={t('bind.title')} cross onClose={() => close()} className={s.box}>
      <View className={s.hint}>{t('bind.hint')}</View>
      <BindForm onDone={() => close('bound')} onSkip={() => close('skipped')} />
    </Popup>
  )
}
