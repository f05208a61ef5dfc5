import { View } from '@tarojs/components'
import s from './AdWords.module.scss'

interface AdWordsProps {
  readonly title: string
  readonly subtitle: string
  readonly action: string
}

/** Words over an advert's picture: a line, the title and the button that the whole picture is. */
export function AdWords({ title, subtitle, action }: AdWordsProps) {
  return (
    <View className={s.words}>
      {subtitle ? <View className={s.subtitle}>{subtitle}</View> : null}
      <View className={s.title}>{title}</View>
      {action ? <View className={s.action}>{action}</View> : null}
    </View>
  )
}
