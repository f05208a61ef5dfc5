import { View } from '@tarojs/components'
import type { ContentProps } from '@/shared/reward/content'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import s from './Flash.module.scss'

/** The message to a new distributor after the shop's approval, with a link home. */
export function DistributorContent({ message, leave }: ContentProps) {
  const t = useT()
  return (
    <View className={s.face}>
      <View className={s.title}>{message.dist_grant?.msg || message.description}</View>
      {message.subDescription ? <View className={s.text}>{message.subDescription}</View> : null}
      <Button wide onTap={() => leave(() => go('mobile.index'))}>
        {t('flash.home')}
      </Button>
    </View>
  )
}
