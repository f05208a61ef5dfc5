import type { PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import { View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import s from './PayMark.module.scss'

/** The name of each method, and the letter of its mark; the marks of the others are drawn. */
export const payLooks = {
  wechat: { letter: '微', name: 'pages.payment.wechat' },
  alipay: { letter: '支', name: 'pages.payment.alipay' },
  qris: { letter: '', name: 'payCode.methods.qris' },
  gopay: { letter: '', name: 'payCode.methods.gopay' },
  va_bca: { letter: '', name: 'payCode.methods.va_bca' },
  va_bni: { letter: '', name: 'payCode.methods.va_bni' },
  va_bri: { letter: '', name: 'payCode.methods.va_bri' },
  va_mandiri: { letter: '', name: 'payCode.methods.va_mandiri' },
  fund: { letter: '', name: 'pages.payment.fund' },
} as const satisfies Readonly<Record<PaymentMethod, { letter: string; name: string }>>

/** The mark of a payment method, as its buyers know it. */
export function PayMark({ method }: { readonly method: PaymentMethod }) {
  return (
    <View className={cx(s.mark, s[method])}>
      {method === 'fund' ? <Icon name="wallet" size={20} /> : payLooks[method].letter}
    </View>
  )
}
