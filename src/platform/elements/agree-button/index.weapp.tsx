import { Button } from '@tarojs/components'
import { AGREE_BUTTON } from '@/platform/privacy/agree-button'
import type { AgreeButtonProps } from '@/platform/elements/types'

/** WeChat tells of the consent by its own event, after it has noted it. */
export function AgreeButton({ className, onAgree, children }: AgreeButtonProps) {
  return (
    <Button id={AGREE_BUTTON} className={className} openType="agreePrivacyAuthorization" onAgreePrivacyAuthorization={onAgree}>
      {children}
    </Button>
  )
}
