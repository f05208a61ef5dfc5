import orders from '@storefront/contract/locales/zh-cn/order/orders.json'
import { addTexts } from './instance'

export const texts = [orders] as const

/**
 * The texts of orders, for the screens that show one or lead to one.
 */
addTexts('order', texts)
