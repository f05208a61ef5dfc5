import '@/i18n/inner'
import { LoginScreen } from '@/features/account/screens/LoginScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** login */
export default withErrorBoundary(LoginScreen)
