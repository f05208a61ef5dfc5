import { addressEndpoints } from './address'
import { captchaEndpoints } from './captcha'
import { freshEndpoints } from './fresh'
import { loginEndpoints } from './login'
import { messageEndpoints } from './message'
import { payeeEndpoints } from './payee'
import { profileEndpoints } from './profile'
import { privacyEndpoints } from './privacy'

export const account = {
  ...loginEndpoints,
  ...freshEndpoints,
  ...captchaEndpoints,
  ...profileEndpoints,
  ...privacyEndpoints,
  ...messageEndpoints,
  ...payeeEndpoints,
  ...addressEndpoints,
}
