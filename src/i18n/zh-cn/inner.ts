import { address } from './address'
import { bind } from './bind'
import { captcha } from './captcha'
import { checkout } from './checkout'
import { form } from './form'
import { interact } from './interact'
import { list } from './list'
import { login } from './login'
import { note } from './note'
import { order } from './order'
import { profile } from './profile'
import { share } from './share'
import { topic } from './topic'
import { upload } from './upload'
import { innerPages } from './inner-pages'

/** Words that only screens of subpackages need; src/i18n/inner brings them. */
export const innerTexts = {
  address,
  bind,
  captcha,
  checkout,
  form,
  interact,
  list,
  login,
  note,
  order,
  profile,
  share,
  topic,
  upload,
  pages: innerPages,
} as const
