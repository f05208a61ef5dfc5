import '@/i18n/inner'
import { LoginScreen } from '@/features/account/screens/LoginScreen'
import { guarded } from '@/shared/screen/guarded'

/** login */
export default guarded(LoginScreen)
