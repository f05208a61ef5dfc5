import '@/i18n/inner'
import { WebViewScreen } from '@/features/site/screens/WebViewScreen'
import { guarded } from '@/shared/screen/guarded'

/** webview */
export default guarded(WebViewScreen)
