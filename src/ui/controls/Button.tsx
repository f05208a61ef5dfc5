import { Text, View } from '@tarojs/components'
import { leaveComposition } from '@/platform/composition'
import { Pressable } from '@/platform/elements/pressable'
import s from './Button.module.scss'
import { cx } from '@/lib/text'

export interface ButtonProps {
  readonly children: string
  readonly onTap: () => void
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  readonly size?: 'm' | 's'
  /** Fills the row. */
  readonly wide?: boolean
  readonly disabled?: boolean
  /** Something goes on: a spinner, and no second tap. */
  readonly busy?: boolean
  /** Name when the visible words are not enough ("删除" of which?). */
  readonly label?: string
  readonly className?: string
}

export function Button({
  children,
  onTap,
  kind = 'primary',
  size = 'm',
  wide,
  disabled,
  busy,
  label,
  className,
}: ButtonProps) {
  return (
    <Pressable
      className={cx(s.button, s[kind], size === 's' && s.small, wide && s.wide, (disabled || busy) && s.off, className)}
      label={label}
      disabled={disabled || busy}
      onTap={() => leaveComposition() || onTap()}
    >
      {busy && <View className={s.spinner} />}
      <Text>{children}</Text>
    </Pressable>
  )
}
