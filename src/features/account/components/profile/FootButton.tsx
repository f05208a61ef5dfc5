import { View } from '@tarojs/components'
import { Button } from '@/ui/controls/Button'
import s from './FootButton.module.scss'

/** The main action of a screen, always visible at the bottom. */
export function FootButton({
  text,
  busy,
  onTap,
}: {
  readonly text: string
  readonly busy?: boolean
  readonly onTap: () => void
}) {
  return (
    <View className={s.bar}>
      <Button wide busy={busy} onTap={onTap}>
        {text}
      </Button>
    </View>
  )
}
