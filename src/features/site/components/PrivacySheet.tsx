import { openDialog, type DialogProps } from '@/ui/overlay/store'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { AgreeButton } from '@/platform/elements/agree-button'
import { Pressable } from '@/platform/elements/pressable'
import { privacy } from '@/platform/privacy'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './PrivacySheet.module.scss'

/** Asked before the first private interface. To read the statement is neither yes nor no: the tap is made again. */
export function PrivacySheet({ close }: DialogProps<boolean>) {
  const t = useT()
  const read = async () => {
    if (await privacy.openStatement()) return
    close(false)
    await go('mpage.page.detail', { id: 'privacy' })
  }
  const foot = (
    <View className={s.foot}>
      <Button kind="ghost" wide onTap={() => close(false)}>
        {t('device.privacy.refuse')}
      </Button>
      <AgreeButton className={s.agree} onAgree={() => close(true)}>
        <Text>{t('device.privacy.agree')}</Text>
      </AgreeButton>
    </View>
  )
  return (
    <Sheet open title={t('device.privacy.title')} onClose={() => close(false)} foot={foot}>
      <View className={s.body}>
        <View className={s.text}>{t('device.privacy.text')}</View>
        <View className={s.hint}>{t('device.privacy.hint')}</View>
        <Pressable className={s.statement} onTap={() => void read()}>
          <Text>{t('device.privacy.statement')}</Text>
        </Pressable>
      </View>
    </Sheet>
  )
}

/** Asks the visitor to agree to the privacy statement; closing the sheet is a no. */
export const requestConsent = async (): Promise<boolean> => (await openDialog(PrivacySheet, {})) === true
