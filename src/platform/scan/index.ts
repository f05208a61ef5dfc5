import { withConsent } from '@/platform/privacy/consent'
import { env } from '@/platform/env'
import { jssdkInvoke } from '@/platform/jssdk'
import { sdkFailureReason } from '@/platform/jssdk/failure-reason'
import { askShell, textOf } from '@/platform/native-bridge/ask-shell'
import type { Result } from '@/platform/result'
import type { Scan } from './types'

type Scanned = Result<{ readonly text: string }>

/** A bar code comes as "EAN_13,6901234567892"; a QR code as its text. */
const withoutKind = (text: string): string => text.replace(/^(?:EAN|UPC|CODE|ITF|CODABAR|PDF)[A-Z0-9_]*,/, '')

async function inWechat(): Promise<Scanned> {
  try {
    const text = withoutKind(
      textOf(await jssdkInvoke('scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] }), 'resultStr'),
    )
    return text ? { ok: true, text } : { ok: false, reason: 'failed' }
  } catch (error) {
    return { ok: false, reason: sdkFailureReason(error) }
  }
}

const inBrowser = async (): Promise<Scanned> => (await import('./scan-camera')).scanByCamera()

/** WeChat's own scanner, the native app's, or the browser's camera with a reader of codes. */
export const scan: Scan = {
  scan() {
    return withConsent<{ readonly text: string }>(() => {
      if (env.kind === 'wechat') return inWechat()
      if (env.kind === 'browser') return inBrowser()
      return askShell('scan', {}, (result) => (textOf(result, 'text') ? { text: textOf(result, 'text') } : null))
    })
  },
}
