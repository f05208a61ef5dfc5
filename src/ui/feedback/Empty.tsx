import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/controls/Button'
import s from './Empty.module.scss'
import { Icon, type IconName } from '@/ui/display/Icon'

export interface EmptyProps {
  readonly text: string
  readonly hint?: string
  readonly icon?: IconName
  /** The way on from here. */
  readonly action?: EmptyAction
  /** Another one, less likely. */
  readonly second?: EmptyAction
}

interface EmptyAction {
  readonly text: string
  readonly onTap: () => void
}

/** Nothing here, said kindly, with a way on. */
export function Empty({ text, hint, icon = 'box', action, second }: EmptyProps) {
  return (
    <View className={s.empty}>
      <View className={s.disc}>
        <Icon name={icon} size={36} />
      </View>
      <Text className={s.text}>{text}</Text>
      {hint ? <Text className={s.hint}>{hint}</Text> : null}
      {action ? (
        <Button kind="secondary" className={s.action} onTap={action.onTap}>
          {action.text}
        </Button>
      ) : null}
      {second ? (
        <Button kind="ghost" className={s.action} onTap={second.onTap}>
          {second.text}
        </Button>
      ) : null}
    </View>
  )
}
