import { Camera } from '@tarojs/components'
import type { ScanViewPart, ScanViewProps } from './types'

export const scanView: ScanViewPart = { isContinuous: () => true }

/** WeChat's camera reads codes as long as it is shown; a page has one, and its mode never changes. */
export function ScanView({ onCode, label }: ScanViewProps) {
  return (
    <Camera
      mode="scanCode"
      devicePosition="back"
      flash="auto"
      aria-label={label}
      style={{ width: '100%', height: '100%' }}
      onScanCode={({ detail }) => {
        if (typeof detail.result === 'string' && detail.result !== '') onCode(detail.result)
      }}
    />
  )
}
