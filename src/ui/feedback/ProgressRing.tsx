import NutCircleProgress from '@nutui/nutui-react-taro/dist/es/packages/circleprogress'
import '@nutui/nutui-react-taro/dist/es/packages/circleprogress/style/css'
import { View } from '@tarojs/components'
import { useLook } from '@/ui/stores'
import s from './ProgressRing.module.scss'

export interface ProgressRingProps {
  /** The finished share, from 0 to 1. */
  readonly share: number
  /** The name of the process. */
  readonly label: string
}

/**
 * A ring that shows a progress on the shop's colour, with its percents inside. NutUI draws the finished part as a
 * picture, which knows no variables, so it gets the colour itself.
 */
export function ProgressRing({ share, label }: ProgressRingProps) {
  const { theme } = useLook()
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100)
  return (
    <View className={s.ring} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <View className={s.ground} />
      <NutCircleProgress
        percent={percent}
        radius={28}
        strokeWidth={8}
        // NutUI ends each stroke round, so that none at all would be a dot.
        color={percent === 0 ? 'none' : theme.primary_text.replace(/%/g, '%25')}
        background="none"
      >
        <View className={s.percent} aria-hidden>{`${percent}%`}</View>
      </NutCircleProgress>
    </View>
  )
}
