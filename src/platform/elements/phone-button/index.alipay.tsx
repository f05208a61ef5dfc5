import { Button } from '@tarojs/components'
import type { PhoneButtonProps } from '@/platform/elements/types'
import { my, promisify } from '@/platform/vendor/alipay'

export const hasPhoneButton = true

/** Alipay's button asks for leave to read the number, which is then read: signed, and encrypted for the server. */
export function PhoneButton({ className, disabled, onGrant, children }: PhoneButtonProps) {
  const read = async () => {
    const reply = await promisify<{ response?: string }>((end) => my().getPhoneNumber?.(end)).catch(() => null)
    if (reply?.response) onGrant({ vendor: 'alipay', grant: reply.response })
  }
  return (
    <Button
      openType="getAuthorize"
      scope="phoneNumber"
      className={className}
      disabled={disabled}
      hoverClass="none"
      onGetAuthorize={() => void read()}
    >
      {children}
    </Button>
  )
}
