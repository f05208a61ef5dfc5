import type { PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import { View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import s from './PayMark.module.scss'
import { vendorMarks } from './vendor-marks'

/** The name of each method. */
export const payNames = {
  wechat: 'pages.payment.wechat',
  alipay: 'pages.payment.alipay',
  qris: 'payCode.methods.qris',
  gopay: 'payCode.methods.gopay',
  va_bca: 'payCode.methods.va_bca',
  va_bni: 'payCode.methods.va_bni',
  va_bri: 'payCode.methods.va_bri',
  va_mandiri: 'payCode.methods.va_mandiri',
  fund: 'pages.payment.fund',
} as const satisfies Readonly<Record<PaymentMethod, string>>

/** The mark of a payment method, as its buyers know it. */
export function PayMark({ method }: { readonly method: PaymentMethod }) {
  return (
    <View className={cx(s.mark, s[method], vendorMarks[method])}>
      {method === 'fund' ? <Icon name="wallet" size={20} /> : null}
    </View>
  )
}
