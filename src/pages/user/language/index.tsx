import '@/i18n/subpackage'
import { LanguageScreen } from '@/features/site/screens/LanguageScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '语言' })

/** ucenter.language */
export default withErrorBoundary(LanguageScreen)
