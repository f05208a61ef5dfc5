import { Pressable } from './pressable'
import type { AgreeButtonProps } from './types'

export function AgreeButton({ className, onAgree, children }: AgreeButtonProps) {
  return (
    <Pressable className={className} onTap={onAgree}>
      {children}
    </Pressable>
  )
}
