import { bls12_381 } from '@noble/curves/bls12-381.js'
import { beaconChains } from './beacon'
import type { DrawBeacon } from './draw'
import { sha256Hex } from './sha256'

/** The domain of quicknet's signatures (RFC 9380). */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const ROUND_DIGITS = 16

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Returns the point that the signature of a round signs: SHA-256 of its number in 8 bytes, hashed to the curve. */
const roundPoint = (round: number) =>
  bls12_381.shortSignatures.hash(bytesOf(sha256Hex(round.toString(ROUND_DIGITS).padStart(ROUND_DIGITS, '0'))), DOMAIN)

/** Returns the signature of a round by a secret key, both hex: for a beacon that stands in for drand. */
export const signRound = (round: number, secretKey: string): string =>
  Array.from(bls12_381.shortSignatures.sign(roundPoint(round), bytesOf(secretKey)).toBytes(), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Whether the signature of a beacon's value is its chain's own for the round, and the value the signature's hash. An
 * unknown chain is false. It computes with BigInt and takes some tenths of a second.
 */
export function isBeaconSigned({ chain, round, randomness, signature }: DrawBeacon): boolean {
  const publicKey = Object.keys(beaconChains).includes(chain) ? beaconChains[chain]?.publicKey : undefined
  if (!publicKey || signature === null || !/^[0-9a-f]{96}$/.test(signature) || sha256Hex(signature) !== randomness)
    return false
  try {
    return bls12_381.shortSignatures.verify(bytesOf(signature), roundPoint(round), bytesOf(publicKey))
  } catch {
    // Bytes that are no point of the curve.
    return false
  }
}
