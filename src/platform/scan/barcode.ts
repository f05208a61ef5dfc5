import type { BarcodeReader } from './reader'

interface ReaderClass {
  new (): BarcodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

const readerClass = (): ReaderClass | undefined => (window as { BarcodeDetector?: ReaderClass }).BarcodeDetector

/** Returns the browser's own reader; where it has none (iPhones, Firefox), or one that knows no QR codes, ZXing's. */
export async function barcodeReader(): Promise<BarcodeReader> {
  const Reader = readerClass()
  const formats: readonly string[] = (await Reader?.getSupportedFormats().catch(() => [])) ?? []
  if (Reader && formats.includes('qr_code')) return new Reader()
  return (await import('./zxing')).zxingReader
}
