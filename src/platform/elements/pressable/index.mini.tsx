import { View } from '@tarojs/components'
import type { PressableProps } from '@/platform/elements/types'

/** Mini-programs have no link element; a view with a role is what their readers announce. */
export function Pressable({
  onTap,
  label,
  className,
  style,
  disabled,
  role = 'button',
  checked,
  expanded,
  id,
  children,
}: PressableProps) {
  return (
    <View
      id={id}
      className={className}
      style={style}
      aria-label={label}
      aria-role={role}
      aria-checked={checked}
      aria-expanded={expanded}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onTap}
    >
      {children}
    </View>
  )
}
