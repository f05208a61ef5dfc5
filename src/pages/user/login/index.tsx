import '@/i18n/inner'
import { LoginScreen } from '@/features/login/LoginScreen'

/** login */
export default LoginScreen
