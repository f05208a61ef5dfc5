import { Text, View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import type { ContentProps } from '@/shared/reward/content'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Img } from '@/platform/elements/img'
import { Button } from '@/ui/controls/Button'
import s from './Flash.module.scss'

/** The site's public account: its code, what to do with it, its name to copy (spec 2). */
export function AccountContent({ message }: ContentProps) {
  const t = useT()
  const { name = '', qr_url = '' } = message.wxaccount ?? {}
  return (
    <View className={s.face}>
      <View className={s.title}>{message.description || t('flash.follow')}</View>
      {qr_url ? <Img src={qr_url} alt={t('flash.qr', { name })} className={s.qr} eager pressMenu /> : null}
      <View className={s.text}>{message.subDescription || t('flash.press')}</View>
      {name ? (
        <View className={s.account}>
          <Text>{t('flash.account', { name })}</Text>
          <Button size="s" kind="ghost" label={t('flash.copyName')} onTap={() => void copyText(name)}>
            {t('common.copy')}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
