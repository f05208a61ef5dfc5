import '@/i18n/inner'
import { WebViewScreen } from '@/features/webview/WebViewScreen'
import { guarded } from '@/features/screen/guarded'

/** webview */
export default guarded(WebViewScreen)
