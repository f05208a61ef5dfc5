import { addressEndpoints } from './address'
import { captchaEndpoints } from './captcha'
import { loginEndpoints } from './login'
import { payeeEndpoints } from './payee'
import { profileEndpoints } from './profile'
import { privacyEndpoints } from './privacy'

export const account = { ...loginEndpoints, ...captchaEndpoints, ...profileEndpoints, ...privacyEndpoints, ...payeeEndpoints, ...addressEndpoints }
