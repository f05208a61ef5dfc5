import '@/i18n/inner'
import { LoginScreen } from '@/features/login/LoginScreen'
import { guarded } from '@/features/screen/guarded'

/** login */
export default guarded(LoginScreen)
