import type { PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import alipay from './alipay.module.scss'
import wechat from './wechat.module.scss'

/** The marks of the vendors that take money on a platform of their own; a mini-program has that of its platform alone. */
export const vendorMarks: Readonly<Partial<Record<PaymentMethod, string>>> = {
  wechat: wechat.mark,
  alipay: alipay.mark,
}
