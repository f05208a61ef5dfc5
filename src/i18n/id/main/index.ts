import type { Same } from '../../types'
import type { texts as zhCn } from '../../zh-cn/main'
import { common, error, input, overlay } from './common'
import { card, shop, categoryPage, searchPage, productPage } from './catalog'
import { basketPage } from './cart'
import { orderPage } from './orders'
import { accountPage } from './account'
import { coupon } from './wallet'
import { eventPage } from './events'
import { homePage, modulePage, articlePage, pagePage, modules, preview } from './content'
import { site, node, device, flash, notfoundPage } from './site'

/** Indonesian; the type demands every key of the Chinese. */
export const texts: Same<typeof zhCn> = {
  common,
  error,
  input,
  overlay,
  card,
  shop,
  coupon,
  modules,
  preview,
  site,
  node,
  device,
  flash,
  pages: {
    category: categoryPage,
    search: searchPage,
    product: productPage,
    basket: basketPage,
    order: orderPage,
    account: accountPage,
    event: eventPage,
    home: homePage,
    module: modulePage,
    article: articlePage,
    page: pagePage,
    notfound: notfoundPage,
  },
}
