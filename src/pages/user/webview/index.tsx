import '@/i18n/subpackage'
import { WebViewScreen } from '@/features/site/screens/WebViewScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** webview */
export default withErrorBoundary(WebViewScreen)
