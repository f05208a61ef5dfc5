import { View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { useMessage } from './messages'
import s from './MessageLine.module.scss'

/** Stands empty as long as there is nothing to say: a live region has to be there before its words. */
export function MessageLine() {
  const line = useMessage()
  return (
    <View className={s.place} role="status" aria-live="polite">
      {line ? (
        <View key={line.id} className={cx(s.line, s[line.kind])}>
          {line.text}
        </View>
      ) : null}
    </View>
  )
}
