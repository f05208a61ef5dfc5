import './reservation'
import './ticket'
import afterSales from '@storefront/contract/locales/zh-cn/trade/after-sales.json'
import events from '@storefront/contract/locales/zh-cn/trade/events.json'
import forms from '@storefront/contract/locales/zh-cn/trade/forms.json'
import ops from '@storefront/contract/locales/zh-cn/trade/ops.json'
import orders from '@storefront/contract/locales/zh-cn/trade/orders.json'
import promotion from '@storefront/contract/locales/zh-cn/trade/promotion.json'
import reservations from '@storefront/contract/locales/zh-cn/trade/reservations.json'
import { addTexts } from './instance'

export const texts = [afterSales, events, forms, ops, orders, promotion, reservations] as const

/**
 * The texts of the screens after an order and of the operators', which no other subpackage carries.
 */
addTexts('trade', texts)
