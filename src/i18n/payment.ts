import payment from '@storefront/contract/locales/zh-cn/payment/payment.json'
import { addTexts } from './instance'

export const texts = [payment] as const

/**
 * The texts of a payment with another app, which the payment screen alone carries.
 */
addTexts('payment', texts)
