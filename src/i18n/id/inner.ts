import type { innerTexts as zhCn } from '../zh-cn/inner'
import type { Same } from '../types'
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

export const innerTexts: Same<typeof zhCn> = {
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
}
