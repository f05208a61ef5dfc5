import '@/i18n/subpackage'
import '@/i18n/trade'
import { RegistrationListScreen } from '@/features/events/registration/registrationList'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ onReachBottomDistance: 500, enablePullDownRefresh: true, navigationBarTitleText: '' })

/** event.eventregistration.mine */
export default withErrorBoundary(RegistrationListScreen)
