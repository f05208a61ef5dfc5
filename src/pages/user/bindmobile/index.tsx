import '@/i18n/inner'
import { BindMobileScreen } from '@/features/account/screens/BindMobileScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ucenter.bindmobile */
export default withErrorBoundary(BindMobileScreen)
