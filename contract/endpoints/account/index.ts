import { loginEndpoints } from './login'
import { captchaEndpoints } from './captcha'
import { profileEndpoints } from './profile'
import { payeeEndpoints } from './payee'
import { addressEndpoints } from './address'

export const account = { ...loginEndpoints, ...captchaEndpoints, ...profileEndpoints, ...payeeEndpoints, ...addressEndpoints }
