import { View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import s from './Timeline.module.scss'

export interface TimelineStep {
  readonly text: string
  /** The note of the step; '' for none. */
  readonly note?: string
  /** ISO moment. */
  readonly created: string
}

/** A timeline of steps, the newest first. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <View>
      {steps.map(({ text, note, created: createdAt }, index) => (
        <View key={`${text}${createdAt}`} className={cx(s.step, index === 0 && s.now)}>
          <View className={s.dot} />
          <View className={s.text}>{text}</View>
          {note ? <View className={s.note}>{note}</View> : null}
          <View className={s.when}>{dateTimeText(createdAt)}</View>
        </View>
      ))}
    </View>
  )
}
