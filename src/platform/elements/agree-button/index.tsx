import type { AgreeButtonProps } from '@/platform/elements/types'
import { Pressable } from '@/platform/elements/pressable'

/** The button that agrees to the privacy statement. WeChat counts its own alone (see the suffixed file). */
export function AgreeButton({ className, onAgree, children }: AgreeButtonProps) {
  return (
    <Pressable className={className} onTap={onAgree}>
      {children}
    </Pressable>
  )
}
