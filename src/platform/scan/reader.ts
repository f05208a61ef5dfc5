/** The part of the browser's reader of codes that is used; TypeScript's own library lacks it. */
export interface BarcodeReader {
  /** Reads the codes of a picture; rejects for one that cannot be read. */
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}
