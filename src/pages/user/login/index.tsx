import { LoginScreen } from '@/features/login/LoginScreen'

/** login */
export default LoginScreen
