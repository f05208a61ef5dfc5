import { addressEndpoints } from './address'
import { captchaEndpoints } from './captcha'
import { loginEndpoints } from './login'
import { payeeEndpoints } from './payee'
import { profileEndpoints } from './profile'

export const account = { ...loginEndpoints, ...captchaEndpoints, ...profileEndpoints, ...payeeEndpoints, ...addressEndpoints }
