import { Button } from '@tarojs/components'
import { privacy } from '@/platform/privacy'
import { AGREE_BUTTON } from '@/platform/privacy/agree-button'
import type { AgreeButtonProps } from '@/platform/elements/types'
import { Pressable } from '@/platform/elements/pressable'

/**
 * WeChat tells of the consent by its own event, after it has noted it. Clients before that know no such button: there a
 * tap agrees.
 */
export function AgreeButton({ className, onAgree, children }: AgreeButtonProps) {
  if (!privacy.isVendors())
    return (
      <Pressable className={className} onTap={onAgree}>
        {children}
      </Pressable>
    )
  return (
    <Button
      id={AGREE_BUTTON}
      className={className}
      openType="agreePrivacyAuthorization"
      onAgreePrivacyAuthorization={onAgree}
    >
      {children}
    </Button>
  )
}
