import { common, error, input, overlay } from './common'
import { card, shop, categoryPage, searchPage, productPage } from './catalog'
import { basketPage } from './cart'
import { orderPage } from './orders'
import { accountPage } from './account'
import { coupon } from './wallet'
import { eventPage } from './events'
import { homePage, modulePage, articlePage, pagePage, modules, preview } from './content'
import { site, node, device, flash, notfoundPage } from './site'

/**
 * Simplified Chinese, the default and the fallback: the texts of the main package, one file a domain. A text for one of
 * a dialog's two buttons has at most 4 characters: WeChat refuses more.
 */
export const texts = {
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
} as const
