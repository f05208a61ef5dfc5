import '@/i18n/inner'
import { WebViewScreen } from '@/features/site/screens/WebViewScreen'
import { withErrorBoundary } from '@/shared/screen/guarded'

/** webview */
export default withErrorBoundary(WebViewScreen)
