import '@/i18n/inner'
import { WebViewScreen } from '@/features/webview/WebViewScreen'

/** webview */
export default WebViewScreen
