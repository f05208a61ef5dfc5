import { address } from './address'
import { common } from './common'
import { coupon } from './coupon'
import { device } from './device'
import { error } from './error'
import { form } from './form'
import { input } from './input'
import { overlay } from './overlay'
import { flash } from './flash'
import { bind } from './bind'
import { captcha } from './captcha'
import { login } from './login'
import { node } from './node'
import { order } from './order'
import { pages } from './pages'
import { profile } from './profile'
import { share } from './share'
import { shop } from './shop'
import { site } from './site'
import { upload } from './upload'

/** Simplified Chinese: the default and the fallback. One file an area. */
export const texts = {
  captcha,
  bind,
  flash,
  overlay,
  common,
  coupon,
  device,
  error,
  form,
  input,
  login,
  share,
  node,
  shop,
  order,
  address,
  pages,
  profile,
  site,
  upload,
} as const
