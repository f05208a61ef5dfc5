import { loginRoutes } from './login/routes'
import { captchaRoutes } from './captcha/routes'
import { profileRoutes } from './profile/routes'
import { payeeRoutes } from './payee/routes'
import { addressRoutes } from './address/routes'

export const account = { ...loginRoutes, ...captchaRoutes, ...profileRoutes, ...payeeRoutes, ...addressRoutes }
