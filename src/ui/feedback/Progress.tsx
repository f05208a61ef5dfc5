import { View } from '@tarojs/components'
import s from './Progress.module.scss'

export interface ProgressProps {
  /** The finished share, from 0 to 1. */
  readonly share: number
  /** The name of the process. */
  readonly label: string
  /** On a picture it is white, elsewhere in the shop's colour. */
  readonly onPicture?: boolean
}

/** A bar that shows the progress of a process. */
export function Progress({ share, label, onPicture }: ProgressProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100)
  return (
    <View className={onPicture ? s.light : s.bar} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <View className={s.done} style={`width:${percent}%`} />
    </View>
  )
}
