import { addressRoutes } from './address/routes'
import { captchaRoutes } from './captcha/routes'
import { freshRoutes } from './fresh/routes'
import { loginRoutes } from './login/routes'
import { messageRoutes } from './message/routes'
import { payeeRoutes } from './payee/routes'
import { privacyRoutes } from './privacy/routes'
import { profileRoutes } from './profile/routes'

export const account = {
  ...loginRoutes,
  ...freshRoutes,
  ...captchaRoutes,
  ...profileRoutes,
  ...privacyRoutes,
  ...messageRoutes,
  ...payeeRoutes,
  ...addressRoutes,
}
