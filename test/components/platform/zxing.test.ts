import { qrMatrix } from '@/lib/qr'
import { barcodeReader } from '@/platform/scan/barcode'

/** Pixels of a picture, as a canvas gives them. */
type Picture = Pick<ImageData, 'width' | 'height' | 'data'>

/** Draws dark cells of a grid on a light ground. */
function drawCells(rows: readonly (readonly boolean[])[], size: number): Picture {
  const [width, height] = [(rows[0]?.length ?? 0) * size, rows.length * size]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const isDark = rows[Math.floor(Math.floor(at / width) / size)]?.[Math.floor((at % width) / size)]
    data.set(isDark ? [20, 30, 40, 255] : [240, 235, 230, 255], at * 4)
  }
  return { width, height, data }
}
const addBorder = (rows: readonly (readonly boolean[])[], border: number): boolean[][] => {
  const light = (count: number) => Array.from({ length: count }, () => false)
  const width = (rows[0]?.length ?? 0) + 2 * border
  return [
    ...Array.from({ length: border }, () => light(width)),
    ...rows.map((row) => [...light(border), ...row, ...light(border)]),
    ...Array.from({ length: border }, () => light(width)),
  ]
}

/** Turns a picture by 90 degrees, as a canvas does whose axes were turned. */
function turn({ width, height, data }: Picture): Picture {
  const pixels = new Uint8ClampedArray(data.length)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels.set(data.slice(at * 4, at * 4 + 4), (x * height + (height - 1 - y)) * 4)
  }
  return { width: height, height: width, data: pixels }
}

/** Has the canvas of the page show a picture. */
function show(picture: Picture): ImageBitmap {
  const createContext = () => {
    let source = picture
    return {
      transform: () => {
        source = turn(picture)
      },
      drawImage: () => {},
      getImageData: () => source,
    }
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(createContext as never)
  return { width: picture.width, height: picture.height } as ImageBitmap
}

const L = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
/** Bars of an EAN-13 whose first digit is 6 (the left half alternates as LGGGLL). */
function drawEan(digits: string): boolean[][] {
  const odd = (digit: string) => L[Number(digit)] ?? ''
  const right = (digit: string) => [...odd(digit)].map((bit) => (bit === '1' ? '0' : '1')).join('')
  const even = (digit: string) => [...right(digit)].reverse().join('')
  const left = [...digits.slice(1, 7)].map((digit, at) => ('LGGGLL'[at] === 'L' ? odd(digit) : even(digit)))
  const bits = `101${left.join('')}01010${[...digits.slice(7)].map(right).join('')}101`
  return addBorder(
    Array.from({ length: 40 }, () => [...bits].map((bit) => bit === '1')),
    10,
  )
}

const address = 'https://shop.example/mobile/product/12/?a=中文'
const hard = `${address}46`

test.each([
  ['a QR code', addBorder(qrMatrix(address) ?? [], 4), 4, [{ rawValue: address }]],
  ['a QR code that ZXing finds only turned', addBorder(qrMatrix(hard) ?? [], 4), 4, [{ rawValue: hard }]],
  ['an EAN-13 of a product', drawEan('6901234567892'), 3, [{ rawValue: '6901234567892' }]],
  ['a picture without a code', addBorder([[true, true, false, true]], 20), 4, []],
])('a browser without a reader of its own reads %s', async (_, rows, size, codes) => {
  const picture = show(drawCells(rows, size))
  expect(await (await barcodeReader()).detect(picture)).toEqual(codes)
})

test('a browser whose reader knows no QR codes reads by ZXing, one with QR codes by its own', async () => {
  const detect = async () => [{ rawValue: 'own' }]
  const offer = (formats: readonly string[]) => {
    class Reader {
      static getSupportedFormats = async () => formats
      detect = detect
    }
    Object.assign(window, { BarcodeDetector: Reader })
  }
  const picture = show(drawCells(addBorder(qrMatrix('a') ?? [], 4), 4))
  offer([])
  expect(await (await barcodeReader()).detect(picture)).toEqual([{ rawValue: 'a' }])
  offer(['qr_code'])
  expect(await (await barcodeReader()).detect(picture)).toEqual([{ rawValue: 'own' }])
})
