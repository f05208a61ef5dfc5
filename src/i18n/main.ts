import account from '@storefront/contract/locales/zh-cn/main/account.json'
import cart from '@storefront/contract/locales/zh-cn/main/cart.json'
import catalog from '@storefront/contract/locales/zh-cn/main/catalog.json'
import common from '@storefront/contract/locales/zh-cn/main/common.json'
import content from '@storefront/contract/locales/zh-cn/main/content.json'
import events from '@storefront/contract/locales/zh-cn/main/events.json'
import orders from '@storefront/contract/locales/zh-cn/main/orders.json'
import site from '@storefront/contract/locales/zh-cn/main/site.json'
import wallet from '@storefront/contract/locales/zh-cn/main/wallet.json'

/** The texts of the main package, one file a domain. */
export const texts = [account, cart, catalog, common, content, events, orders, site, wallet] as const
