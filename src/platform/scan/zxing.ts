import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer'
import type Reader from '@zxing/library/esm/core/Reader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader'
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader'
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader'
import type { BarcodeReader } from './reader'

/** Side in pixels to which a picture is reduced: a code that fills a tenth of it is still read, in some 20 ms. */
const SIDE = 800

/** Kinds of codes that shops print: our own QR codes, numbers of parcels, and those of products. */
const readers = (): readonly Reader[] => [new QRCodeReader(), new EAN13Reader(), new Code128Reader()]

const sizeOf = (picture: HTMLVideoElement | ImageBitmap) =>
  'videoWidth' in picture
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height }

/** Returns the brightness of the pixels of a reduced picture, as it is or turned by 90 degrees. */
function readGrey(picture: HTMLVideoElement | ImageBitmap, isTurned: boolean): RGBLuminanceSource {
  const size = sizeOf(picture)
  const scale = Math.min(1, SIDE / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = isTurned ? height : width
  canvas.height = isTurned ? width : height
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) throw new Error('there is no picture yet')
  if (isTurned) context.transform(0, 1, -1, 0, height, 0)
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  // A pixel is a whole number to it; in brightness red and blue weigh the same, in whichever order they come.
  return new RGBLuminanceSource(new Int32Array(data.buffer), canvas.width, canvas.height)
}

/** Reads the text of one code; undefined for a picture without one. */
function readWith(reader: Reader, picture: BinaryBitmap): string | undefined {
  try {
    return reader.decode(picture).getText()
  } catch {
    // ZXing says so where it finds no code.
    return undefined
  }
}

/** Reader of codes in script, for browsers without their own. */
export const zxingReader: BarcodeReader = {
  async detect(picture) {
    // ZXing finds no code in one of twenty clean pictures, and in one of five hundred when it sees them turned, too.
    for (const isTurned of [false, true]) {
      const bitmap = new BinaryBitmap(new HybridBinarizer(readGrey(picture, isTurned)))
      for (const reader of readers()) {
        const text = readWith(reader, bitmap)
        if (text) return [{ rawValue: text }]
      }
    }
    return []
  },
}
