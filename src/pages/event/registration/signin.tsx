import '@/i18n/subpackage'
import '@/i18n/trade'
import { SigninScreen } from '@/features/events/registration/SigninScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** event.event.signin */
export default withErrorBoundary(SigninScreen)
