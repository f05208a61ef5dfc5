import type { PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import wechat from './wechat.module.scss'

/** The mark of WeChat, which alone takes money here. */
export const vendorMarks: Readonly<Partial<Record<PaymentMethod, string>>> = { wechat: wechat.mark }
