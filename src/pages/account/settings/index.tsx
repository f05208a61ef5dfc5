import '@/i18n/account'
import '@/i18n/subpackage'
import { SettingsScreen } from '@/features/account/screens/SettingsScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** settings */
export default withErrorBoundary(SettingsScreen)
