import { WebViewScreen } from '@/features/webview/WebViewScreen'

/** webview */
export default WebViewScreen
