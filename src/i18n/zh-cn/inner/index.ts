import { list, share, upload } from './common'
import { listPage, productPage, variantPage } from './catalog'
import { checkout, checkoutPage, paymentPage } from './checkout'
import { order, orderPage } from './orders'
import { articlePage } from './content'
import { note, topic } from './community'
import { form, interact } from './forms'
import { login, loginPage, bind, captcha, address, profile } from './account'

/** Texts that only screens of subpackages need; src/i18n/inner brings them. */
export const innerTexts = {
  list,
  share,
  upload,
  checkout,
  order,
  note,
  topic,
  form,
  interact,
  login,
  bind,
  captcha,
  address,
  profile,
  pages: {
    list: listPage,
    product: productPage,
    variant: variantPage,
    checkout: checkoutPage,
    payment: paymentPage,
    order: orderPage,
    article: articlePage,
    login: loginPage,
  },
} as const
