/** The constants of SHA-256 (FIPS 180-4): fractional parts of the cube roots of the first 64 primes. */
const K: readonly number[] = primes(64).map((prime) => fraction(Math.cbrt(prime)))
/** The initial state: fractional parts of the square roots of the first 8 primes. */
const INITIAL: readonly number[] = primes(8).map((prime) => fraction(Math.sqrt(prime)))

function primes(count: number): number[] {
  const list: number[] = []
  for (let n = 2; list.length < count; n++) if (list.every((prime) => n % prime !== 0)) list.push(n)
  return list
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000) >>> 0
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const at = (words: readonly number[], index: number): number => words[index] ?? 0

/** Returns the bytes of a text in UTF-8, without the encoders that mini-programs lack. */
function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

function padded(bytes: readonly number[]): number[] {
  const length = bytes.length * 8
  const block = [...bytes, 0x80]
  while (block.length % 64 !== 56) block.push(0)
  for (let shift = 56; shift >= 0; shift -= 8) block.push(Math.floor(length / 2 ** shift) & 255)
  return block
}

function compress(state: readonly number[], chunk: readonly number[]): number[] {
  const w: number[] = []
  for (let n = 0; n < 16; n++)
    w.push(
      ((at(chunk, 4 * n) << 24) | (at(chunk, 4 * n + 1) << 16) | (at(chunk, 4 * n + 2) << 8) | at(chunk, 4 * n + 3)) >>>
        0,
    )
  for (let n = 16; n < 64; n++) {
    const [before, last] = [at(w, n - 15), at(w, n - 2)]
    const s0 = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3)
    const s1 = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10)
    w.push((at(w, n - 16) + s0 + at(w, n - 7) + s1) >>> 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let n = 0; n < 64; n++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(K, n) + at(w, n)) >>> 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + at(state, n)) >>> 0)
}

function digest(bytes: readonly number[]): string {
  const block = padded(bytes)
  let state: readonly number[] = INITIAL
  for (let n = 0; n < block.length; n += 64) state = compress(state, block.slice(n, n + 64))
  return state.map((word) => word.toString(16).padStart(8, '0')).join('')
}

/**
 * SHA-256 of a text's UTF-8, in lower-case hex. Pure, so that a draw can be checked in a browser and in a mini-program.
 */
export const sha256 = (text: string): string => digest(utf8(text))

/** SHA-256 of bytes that are written as hex. */
export const sha256Hex = (hex: string): string =>
  digest((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
