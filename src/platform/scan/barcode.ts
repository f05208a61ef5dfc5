/** The part of the browser's reader of codes that is used; TypeScript's own library lacks it. */
export interface BarcodeReader {
  detect(picture: CanvasImageSource | Blob): Promise<readonly { readonly rawValue: string }[]>
}
type ReaderClass = new () => BarcodeReader

const readerClass = (): ReaderClass | undefined => (window as { BarcodeDetector?: ReaderClass }).BarcodeDetector

export const canDetect = (): boolean => readerClass() !== undefined

/** Throws when the browser has none: ask `canDetect` first. */
export function barcodeReader(): BarcodeReader {
  const Reader = readerClass()
  if (!Reader) throw new Error('this browser reads no codes')
  return new Reader()
}
