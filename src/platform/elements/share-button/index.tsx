import { Pressable } from '@/platform/elements/pressable'
import type { ShareButtonProps } from '@/platform/elements/types'

/** Browsers have no button that shares by itself: this one calls `onTap`. */
export function ShareButton({ onTap, label, className, children }: ShareButtonProps) {
  return (
    <Pressable onTap={onTap} label={label} className={className}>
      {children}
    </Pressable>
  )
}
