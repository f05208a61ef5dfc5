import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Button } from '@/ui/controls/Button'
import { MembershipCardFront } from '@/ui/display/MembershipCardFront'
import s from './Reward.module.scss'
import type { ContentProps } from './content'

/** A membership card that was received. */
export function CardContent({ message, leave }: ContentProps) {
  const t = useT()
  return (
    <View className={s.face}>
      <View className={s.title}>{message.description || t('flash.card')}</View>
      {message.usermcard ? <MembershipCardFront card={message.usermcard} /> : null}
      {message.subDescription ? <View className={s.text}>{message.subDescription}</View> : null}
      <Button wide onTap={() => leave()}>
        {t('common.gotIt')}
      </Button>
    </View>
  )
}
