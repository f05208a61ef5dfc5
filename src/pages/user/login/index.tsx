import '@/i18n/subpackage'
import { LoginScreen } from '@/features/account/screens/LoginScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '登录' })

/** login */
export default withErrorBoundary(LoginScreen)
