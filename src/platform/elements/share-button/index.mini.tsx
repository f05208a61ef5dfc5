import { Button } from '@tarojs/components'
import { cx } from '@/lib/text'
import type { ShareButtonProps } from '@/platform/elements/types'
import s from './share-button.module.scss'

/** The vendor opens its own sheet for this button alone, with what the screen prepared by `useShare`. */
export function ShareButton({ onTap, label, className, children }: ShareButtonProps) {
  return (
    <Button openType="share" className={cx(s.button, className)} aria-label={label} hoverClass="none" onClick={onTap}>
      {children}
    </Button>
  )
}
