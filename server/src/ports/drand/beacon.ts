import { isBeaconSigned } from '@storefront/contract/domain/promotion/beacon-signature'
import { type Address, resolveAddress } from '../config'
import { measureVendor } from '../../lib/measurements'
import { type BeaconPort, type BeaconValue, UpstreamError } from '../../core/ports.types'

const isValue = (value: unknown, round: number): value is BeaconValue & { round: number } =>
  typeof value === 'object' &&
  value !== null &&
  (value as { round?: unknown }).round === round &&
  typeof (value as { randomness?: unknown }).randomness === 'string' &&
  typeof (value as { signature?: unknown }).signature === 'string'

async function read(mirror: string, chain: string, round: number, timeoutMs: number): Promise<BeaconValue | null> {
  const response = await measureVendor('drand', (headers) =>
    fetch(`${mirror}/${chain}/public/${round}`, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }),
  )
  // drand answers 404, 425 or 500 for a round that is not there yet.
  if (!response.ok) return null
  const value: unknown = await response.json()
  if (!isValue(value, round)) throw new TypeError('no value of a beacon')
  const { randomness, signature } = value
  // A mirror that signs with another key, or gives another round's value, is not believed.
  if (!isBeaconSigned({ chain, round, planned_round: round, randomness, signature }))
    throw new TypeError('a signature that is not the chain\u2019s')
  return { randomness, signature }
}

/** drand over HTTP: mirrors are asked one after the other until one gives a value with the chain's signature. */
export function drandBeacon(chain: string, mirrors: readonly Address[], timeoutMs: number): BeaconPort {
  return {
    chain,
    async read(chain, round) {
      let failure: unknown = null
      for (const mirror of mirrors) {
        try {
          const value = await read(resolveAddress(mirror), chain, round, timeoutMs)
          if (value) return value
        } catch (error) {
          failure = error
        }
      }
      if (failure !== null)
        throw new UpstreamError('drand', `drand: round ${round} could not be read`, { cause: failure, undone: true })
      return null
    },
  }
}
