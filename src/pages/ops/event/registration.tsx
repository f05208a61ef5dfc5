import '@/i18n/ops'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsRegistrationListScreen } from '@/features/ops/screens/events/OpsRegistrationListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '' })

/** event.event.eventregistration */
export default withErrorBoundary(OpsRegistrationListScreen)
