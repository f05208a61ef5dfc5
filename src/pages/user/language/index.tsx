import '@/i18n/inner'
import { LanguageScreen } from '@/features/site/screens/LanguageScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** ucenter.language */
export default withErrorBoundary(LanguageScreen)
