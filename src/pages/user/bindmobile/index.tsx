import '@/i18n/subpackage'
import { BindMobileScreen } from '@/features/account/screens/BindMobileScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '绑定手机号' })

/** ucenter.bindmobile */
export default withErrorBoundary(BindMobileScreen)
