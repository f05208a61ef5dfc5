const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 of bytes; mini-programs have no `btoa`. */
export function base64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const bytesLeft = bytes.length - at
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63])
    text += bytesLeft > 2 ? letters.join('') : `${letters.slice(0, bytesLeft + 1).join('')}${'='.repeat(3 - bytesLeft)}`
  }
  return text
}

const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: readonly number[]): number {
  let value = -1
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return ~value
}

function adler32(bytes: readonly number[]): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

const BLOCK = 65535

/**
 * Returns a zlib stream that stores instead of packing: the pictures are small, and a packer would weigh more than it
 * saves.
 */
function zlibStored(bytes: readonly number[]): number[] {
  const out = [0x78, 0x01]
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.slice(at, at + BLOCK)
    const isLast = at + BLOCK >= bytes.length
    const { length } = block
    out.push(isLast ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255, ...block)
  }
  return [...out, ...u32(adler32(bytes))]
}

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat(data)
  return [...u32(data.length), ...body, ...u32(crc32(body))]
}

/**
 * Returns a black-and-white PNG as a data address, which every target shows without a canvas.
 * @param rows cells from the top left; true is black; all rows are of the same length
 * @param scale pixels a cell
 */
export function pngOf(rows: readonly (readonly boolean[])[], scale: number): string {
  const width = (rows[0]?.length ?? 0) * scale
  const line = (cells: readonly boolean[]): number[] => {
    // Filter 0, then a bit a pixel; a set bit is white.
    const bytes = Array<number>(Math.ceil(width / 8)).fill(0)
    for (let x = 0; x < width; x++)
      if (!cells[Math.floor(x / scale)]) bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (128 >> (x & 7))
    return [0, ...bytes]
  }
  const pixels = rows.flatMap((cells) => {
    const one = line(cells)
    return Array.from({ length: scale }, () => one).flat()
  })
  const header = [...u32(width), ...u32(rows.length * scale), 1, 0, 0, 0, 0]
  const signature = [137, 80, 78, 71, 13, 10, 26, 10]
  const bytes = [...signature, ...chunk('IHDR', header), ...chunk('IDAT', zlibStored(pixels)), ...chunk('IEND', [])]
  return `data:image/png;base64,${base64(bytes)}`
}
