import { crc32, inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { base64, pngOf } from '@/lib/png'
import { qrImage, qrMatrix } from '@/lib/qr'

/** Reads a one-bit PNG back by Node's own zlib, which also checks the stream's sums. */
function pixelsOf(address: string): boolean[][] {
  const file = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    chunks.set(file.toString('ascii', at + 4, at + 8), file.subarray(at + 8, at + 8 + length))
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(file.subarray(at + 4, at + 8 + length)))
    at += length + 12
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const data = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const stride = Math.ceil(width / 8) + 1
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (((data[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0),
  )
}

const link = 'https://shop.example/mobile/product/12/?utm_campaign=_sp_pro&utm_source=poster&utm_content=a1'

test('qrImage draws each cell of the code as a square of equal pixels', () => {
  const rows = encode(link, { ecc: 'M', boostEcc: true, border: 4 }).data
  const pixels = pixelsOf(qrImage(link, 300) ?? '')
  const scale = pixels.length / rows.length
  expect(Number.isInteger(scale)).toBe(true)
  expect(pixels.length).toBeGreaterThanOrEqual(300)
  pixels.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark !== rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) throw new Error(`another pixel at ${x},${y}`)
    })
  })
})

test('the quiet zone is four cells wide on each side', () => {
  const rows = qrMatrix(link)
  const edge = [0, 1, 2, 3, rows.length - 4, rows.length - 3, rows.length - 2, rows.length - 1]
  expect(edge.every((index) => rows[index]?.every((dark) => !dark) && rows.every((row) => !row[index]))).toBe(true)
  expect(rows[4]?.[4]).toBe(true)
})

test('qrImage returns null for a text too long for a QR code', () => {
  expect(qrImage('x'.repeat(4000), 100)).toBeNull()
})

test('an image larger than one stored block is complete', () => {
  const rows = Array.from({ length: 100 }, (_, y) => Array.from({ length: 100 }, (_, x) => (x * y) % 3 === 0))
  const pixels = pixelsOf(pngOf(rows, 8))
  expect(pixels[799]?.[799]).toBe(rows[99]?.[99])
  expect(pixels.filter((_, y) => y % 8 === 0).map((row) => row.filter((_, x) => x % 8 === 0))).toEqual(rows)
})

test.each([[], [1], [1, 2], [1, 2, 3], [255, 0, 128, 7]])('base64 of %p equals that of Node', (...bytes) => {
  expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
})
