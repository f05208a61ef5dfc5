import { DRAND } from '@storefront/contract/domain/promotion/draw'
import { type Address, resolveAddress } from '../config'
import { type BeaconPort, type BeaconValue, UpstreamError } from '../types'

const isValue = (value: unknown, round: number): value is BeaconValue & { round: number } =>
  typeof value === 'object' &&
  value !== null &&
  (value as { round?: unknown }).round === round &&
  /^[0-9a-f]{64}$/.test(String((value as { randomness?: unknown }).randomness)) &&
  /^[0-9a-f]{96,}$/.test(String((value as { signature?: unknown }).signature))

async function read(url: string, round: number, timeoutMs: number): Promise<BeaconValue | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  // drand answers 404, 425 or 500 for a round that is not there yet.
  if (!response.ok) return null
  const value: unknown = await response.json()
  return isValue(value, round) ? { randomness: value.randomness, signature: value.signature } : null
}

/** drand's quicknet over HTTP: mirrors are asked one after the other, all of them give the same value. */
export function drandBeacon(mirrors: readonly Address[], timeoutMs: number): BeaconPort {
  return {
    async read(round) {
      let failure: unknown = null
      for (const mirror of mirrors) {
        try {
          const value = await read(`${resolveAddress(mirror)}/${DRAND.chain}/public/${round}`, round, timeoutMs)
          if (value) return value
        } catch (error) {
          failure = error
        }
      }
      if (failure !== null) throw new UpstreamError('drand', `drand: round ${round} could not be read`, { cause: failure, undone: true })
      return null
    },
  }
}
