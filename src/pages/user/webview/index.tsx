import '@/i18n/inner'
import { WebViewScreen } from '@/features/site/screens/WebViewScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** webview */
export default withErrorBoundary(WebViewScreen)
