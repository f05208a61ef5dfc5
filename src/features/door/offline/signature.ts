import nacl from 'tweetnacl'
import { fromBase64url, utf8 } from './bytes'

/** A number modulo 2^255 - 19, and a point of the curve in extended coordinates. */
type Field = Float64Array
type Point = readonly [x: Field, y: Field, z: Field, t: Field]

/** The arithmetic of tweetnacl, which its types leave out. */
interface Arithmetic {
  readonly gf: (words?: readonly number[]) => Field
  readonly D: Field
  /** Product, square, sum and difference into the first field. */
  readonly M: (out: Field, a: Field, b: Field) => void
  readonly S: (out: Field, a: Field) => void
  readonly A: (out: Field, a: Field, b: Field) => void
  readonly Z: (out: Field, a: Field, b: Field) => void
  /** To the power of 2^252 - 3. */
  readonly pow2523: (out: Field, a: Field) => void
  readonly add: (sum: Point, other: Point) => void
  readonly scalarbase: (out: Point, scalar: Uint8Array) => void
  /** The 64 bytes of `x` modulo the group's order. */
  readonly modL: (out: Uint8Array, x: Float64Array) => void
  readonly pack25519: (out: Uint8Array, a: Field) => void
  readonly unpack25519: (out: Field, bytes: Uint8Array) => void
}
const { gf, D, M, S, A, Z, pow2523, add, scalarbase, modL, pack25519, unpack25519 } = (
  nacl as unknown as { lowlevel: Arithmetic }
).lowlevel

const ONE = gf([1])
const pointOf = (x: Field, y: Field): Point => {
  const point: Point = [gf(x as unknown as number[]), gf(y as unknown as number[]), gf([1]), gf()]
  M(point[3], x, y)
  return point
}
const copyOf = (point: Point): Point => point.map((field) => Float64Array.from(field)) as unknown as Point
const bytesOf = (a: Field): Uint8Array => {
  const bytes = new Uint8Array(32)
  pack25519(bytes, a)
  return bytes
}
const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, n) => byte === b[n])

/** A root of -1: 2 to the power of a quarter of the group of fields. */
const ROOT = (() => {
  const root = gf()
  const two = gf([2])
  pow2523(root, two)
  S(root, root)
  M(root, root, two)
  return root
})()

/** Returns the negative of the point that 32 bytes stand for (RFC 8032, 5.1.3); null when there is none. */
function negativePoint(bytes: Uint8Array): Point | null {
  const [y, u, v, x, check, power] = [gf(), gf(), gf(), gf(), gf(), gf()]
  unpack25519(y, bytes)
  S(u, y)
  M(v, u, D)
  Z(u, u, ONE)
  A(v, v, ONE)
  // The root of u / v is u v^3 (u v^7)^(2^252 - 3), or that times the root of -1.
  S(power, v)
  M(power, power, v)
  M(x, power, u)
  S(power, power)
  M(power, power, v)
  M(power, power, u)
  pow2523(power, power)
  M(x, x, power)
  const isRoot = () => {
    S(check, x)
    M(check, check, v)
    return isSame(bytesOf(check), bytesOf(u))
  }
  if (!isRoot()) M(x, x, ROOT)
  if (!isRoot()) return null
  const isOdd = ((bytesOf(x)[0] ?? 0) & 1) === 1
  if (isOdd === (bytes[31] ?? 0) > 127) Z(x, gf(), x)
  return pointOf(x, y)
}

/** The number of bits of a scalar that are taken at once, and the distance between them. */
const TEETH = 4
const GAP = 64

/** Returns the sums of P, 2^64 P, 2^128 P and 2^192 P, by the bits of their number. */
function combOf(point: Point): readonly Point[] {
  const sums: Point[] = [[gf(), gf([1]), gf([1]), gf()]]
  const power = copyOf(point)
  for (let tooth = 0; tooth < TEETH; tooth += 1) {
    for (const sum of sums.slice()) {
      const next = copyOf(sum)
      add(next, power)
      sums.push(next)
    }
    for (let n = 0; n < GAP; n += 1) add(power, copyOf(power))
  }
  return sums
}

const tooth = (scalar: Uint8Array, bit: number): number => ((scalar[bit >> 3] ?? 0) >> (bit & 7)) & 1
const combIndex = (scalar: Uint8Array, n: number): number =>
  tooth(scalar, n) + 2 * tooth(scalar, n + GAP) + 4 * tooth(scalar, n + 2 * GAP) + 8 * tooth(scalar, n + 3 * GAP)

/** a P + b Q, both by their combs. */
function sumOf(a: Uint8Array, p: readonly Point[], b: Uint8Array, q: readonly Point[]): Point {
  const sum: Point = [gf(), gf([1]), gf([1]), gf()]
  for (let n = GAP - 1; n >= 0; n -= 1) {
    add(sum, copyOf(sum))
    for (const point of [p[combIndex(a, n)], q[combIndex(b, n)]]) if (point) add(sum, point)
  }
  return sum
}

/** Returns the 32 bytes that stand for a point. */
function packPoint([x, y, z]: Point): Uint8Array {
  const [inverse, cube] = [gf(), gf()]
  // To the power of 2^255 - 21, which is 8 (2^252 - 3) + 3.
  S(cube, z)
  M(cube, cube, z)
  pow2523(inverse, z)
  for (let n = 0; n < 3; n += 1) S(inverse, inverse)
  M(inverse, inverse, cube)
  const [affineX, affineY] = [gf(), gf()]
  M(affineX, x, inverse)
  M(affineY, y, inverse)
  const bytes = bytesOf(affineY)
  bytes[31] = (bytes[31] ?? 0) ^ (((bytesOf(affineX)[0] ?? 0) & 1) << 7)
  return bytes
}

const combs = new Map<string, readonly Point[] | null>()

/** Returns the comb of a public key's negative, and that of the base point; null for what is no key. */
function keyComb(publicKey: string): readonly Point[] | null {
  const cachedComb = combs.get(publicKey)
  if (cachedComb !== undefined) return cachedComb
  const key = fromBase64url(publicKey)
  const point = key?.length === nacl.sign.publicKeyLength ? negativePoint(key) : null
  const comb = point && combOf(point)
  combs.set(publicKey, comb)
  return comb
}

let base: readonly Point[] | undefined
function baseComb(): readonly Point[] {
  if (base) return base
  const point: Point = [gf(), gf(), gf(), gf()]
  scalarbase(point, Uint8Array.of(1, ...new Uint8Array(31)))
  base = combOf(point)
  return base
}

/**
 * Whether a text was signed by the owner of a public key (Ed25519, RFC 8032). A site's few keys check thousands of
 * codes: what a check can share of them is computed once, so that it takes a fifth of tweetnacl's own
 * (docs/decisions/019).
 */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  const [message, sign, key, comb] = [
    utf8(text),
    fromBase64url(signature),
    fromBase64url(publicKey),
    keyComb(publicKey),
  ]
  if (!key || !comb || sign?.length !== nacl.sign.signatureLength) return false
  const [commitment, scalar] = [sign.subarray(0, 32), sign.subarray(32)]
  const digest = nacl.hash(Uint8Array.from([...commitment, ...key, ...message]))
  const challenge = new Uint8Array(32)
  modL(challenge, Float64Array.from(digest))
  return isSame(packPoint(sumOf(scalar, baseComb(), challenge, comb)), commitment)
}
