import '@/i18n/contact'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { RegistrationScreen } from '@/features/events/registration/RegistrationScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** event.eventregistration */
export default withErrorBoundary(RegistrationScreen)
