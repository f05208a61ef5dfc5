import { View } from '@tarojs/components'
import s from './Progress.module.scss'

export interface ProgressProps {
  /** How much is done, from 0 to 1. */
  readonly share: number
  /** What is on its way. */
  readonly label: string
  /** On a picture it is white, elsewhere in the shop's colour. */
  readonly onPicture?: boolean
}

/** How far something has come, as a bar. */
export function Progress({ share, label, onPicture }: ProgressProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100)
  return (
    <View className={onPicture ? s.light : s.bar} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <View className={s.done} style={`width:${percent}%`} />
    </View>
  )
}
