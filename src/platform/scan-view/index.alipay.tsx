import type { ScanViewPart, ScanViewProps } from './types'

/** Alipay reads codes in a screen of its own, one at a time (platform/scan). */
export const scanView: ScanViewPart = { isContinuous: () => false }

export const ScanView = (_: ScanViewProps) => null
