import payment from '@storefront/contract/locales/zh-cn/payment/payment.json'
import { addTexts } from './instance'

export const texts = [payment] as const

/**
 * The texts of a payment with another app, and of what follows a payment or a booking, for the screens where these end.
 */
addTexts('payment', texts)
