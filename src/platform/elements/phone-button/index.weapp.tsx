import { Button, type ButtonProps } from '@tarojs/components'
import type { PhoneButtonProps } from '@/platform/elements/types'

export const hasPhoneButton = true

/**
 * WeChat asks the user which number to give. A refusal, or a client older than the codes (base library 2.21.2), gives
 * none.
 */
export function PhoneButton({ className, disabled, onGrant, children }: PhoneButtonProps) {
  const grant: ButtonProps['onGetPhoneNumber'] = ({ detail }) => {
    if (detail.code) onGrant({ vendor: 'weapp', grant: detail.code })
  }
  return (
    <Button
      openType="getPhoneNumber"
      className={className}
      disabled={disabled}
      hoverClass="none"
      onGetPhoneNumber={grant}
    >
      {children}
    </Button>
  )
}
