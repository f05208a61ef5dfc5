import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Button } from '@/ui/controls/Button'
import s from './Reward.module.scss'
import type { ContentProps } from './content'

const GAINS = ['diamond', 'point', 'charm'] as const

/** Diamonds, points and charm that were gained (spec 2); what was not stays away. */
export function GainsContent({ message, leave }: ContentProps) {
  const t = useT()
  return (
    <View className={s.face}>
      <View className={s.title}>{message.description || t('flash.gains')}</View>
      {message.subDescription ? <View className={s.text}>{message.subDescription}</View> : null}
      <View className={s.gains}>
        {GAINS.map((kind) => {
          const amount = message.gamification?.[kind]?.amount ?? 0
          return amount === 0 ? null : (
            <View key={kind} className={s.gain}>
              <Text className={s.amount}>{t('flash.gain', { amount })}</Text>
              <Text className={s.unit}>{t(`flash.${kind}`)}</Text>
            </View>
          )
        })}
      </View>
      <Button wide onTap={() => leave()}>
        {t('common.gotIt')}
      </Button>
    </View>
  )
}
