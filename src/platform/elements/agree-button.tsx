import type { AgreeButtonProps } from './types'
import { Tap } from './tap'

/** The button that agrees to the privacy statement. WeChat counts its own alone (see the suffixed file). */
export function AgreeButton({ className, onAgree, children }: AgreeButtonProps) {
  return (
    <Tap className={className} onTap={onAgree}>
      {children}
    </Tap>
  )
}
