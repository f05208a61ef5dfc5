import type { PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import alipay from './alipay.module.scss'

/** The mark of Alipay, which alone takes money here. */
export const vendorMarks: Readonly<Partial<Record<PaymentMethod, string>>> = { alipay: alipay.mark }
