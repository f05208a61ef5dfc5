import { Tap } from './tap'
import type { AgreeButtonProps } from './types'

export function AgreeButton({ className, onAgree, children }: AgreeButtonProps) {
  return (
    <Tap className={className} onTap={onAgree}>
      {children}
    </Tap>
  )
}
