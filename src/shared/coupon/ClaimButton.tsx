import type { CouponState } from '@storefront/contract/domain/wallet/coupon'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Button, type ButtonProps } from '@/ui/controls/Button'

interface ClaimButtonProps extends Omit<ButtonProps, 'onTap' | 'kind' | 'disabled'> {
  readonly state: CouponState
  readonly onClaim: () => void
}

/**
 * Receives a coupon or a package of them. One that is out says so when it is tapped (spec 8.5); all other states cannot
 * be tapped.
 */
export function ClaimButton({ state, onClaim, ...look }: ClaimButtonProps) {
  const isOut = state === 'out'
  return (
    <Button
      {...look}
      kind={state === 'open' ? 'primary' : 'ghost'}
      disabled={state !== 'open' && !isOut}
      onTap={isOut ? () => feedback.toast(t('coupon.outNotice')) : onClaim}
    />
  )
}
