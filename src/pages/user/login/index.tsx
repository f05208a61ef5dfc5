import '@/i18n/inner'
import { LoginScreen } from '@/features/account/screens/LoginScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** login */
export default withErrorBoundary(LoginScreen)
