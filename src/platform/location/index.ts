import { withConsent } from '@/platform/privacy/consent'
import { env } from '@/platform/env'
import { jssdkInvoke } from '@/platform/jssdk'
import { sdkFailureReason } from '@/platform/jssdk/failure-reason'
import { askShell, numberOf, textOf } from '@/platform/native-bridge/ask-shell'
import { detailOf } from './address-detail'
import type { Result } from '@/platform/result'
import type { Location, Place, VendorAddress } from './types'

const LOCATE_MS = 10_000
/** PERMISSION_DENIED of the browser's geolocation; the other codes are failures. */
const DENIED = 1

const placeOf = (result: unknown): Place | null => {
  const place = { latitude: numberOf(result, 'latitude'), longitude: numberOf(result, 'longitude') }
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null
}

/** Calls WeChat's SDK, and tells why it gave nothing. */
async function bySdk<T>(name: string, params: object, read: (result: unknown) => T | null): Promise<Result<T>> {
  try {
    const position = read(await jssdkInvoke(name, params))
    return position === null ? { ok: false, reason: 'failed' } : { ok: true, ...position }
  } catch (error) {
    return { ok: false, reason: sdkFailureReason(error) }
  }
}

const byBrowser = (): Promise<Result<Place>> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => resolve({ ok: false, reason: code === DENIED ? 'denied' : 'failed' }),
      { timeout: LOCATE_MS, maximumAge: 60_000 },
    )
  })

/** WeChat's spelling: its `countryName` is the district. */
function sdkAddress(result: unknown): { readonly address: VendorAddress } | null {
  const region = [
    textOf(result, 'provinceName'),
    textOf(result, 'cityName'),
    textOf(result, 'countryName') || textOf(result, 'countyName'),
  ] as const
  const name = textOf(result, 'userName')
  if (!name) return null
  const address = {
    name,
    mobile: textOf(result, 'telNumber'),
    region,
    code: textOf(result, 'nationalCode'),
    detail: detailOf(textOf(result, 'detailInfo'), region),
  }
  return { address }
}

function shellAddress(result: unknown): { readonly address: VendorAddress } | null {
  const region = [textOf(result, 'province'), textOf(result, 'city'), textOf(result, 'district')] as const
  const name = textOf(result, 'name')
  if (!name) return null
  return {
    address: {
      name,
      mobile: textOf(result, 'mobile'),
      region,
      code: textOf(result, 'code'),
      detail: detailOf(textOf(result, 'detail'), region),
    },
  }
}

/** A map that every browser can show; the native systems open their own app for it. */
const mapUrl = ({ latitude, longitude, name }: Place & { readonly name: string }): string =>
  `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(name)}&coordinate=wgs84`

export const location: Location = {
  canLocate: () => env.kind !== 'browser' || 'geolocation' in navigator,
  canAskAddress: () => env.kind === 'wechat' || env.kind === 'app',
  locate() {
    if (env.kind === 'browser' && !('geolocation' in navigator))
      return Promise.resolve({ ok: false, reason: 'unsupported' })
    return withConsent<Place>(() => {
      if (env.kind === 'wechat') return bySdk('getLocation', { type: 'gcj02' }, placeOf)
      return env.kind === 'app' ? askShell('location', {}, placeOf) : byBrowser()
    })
  },
  async open(place) {
    if (env.kind === 'wechat') return bySdk('openLocation', { ...place, scale: 16 }, () => ({}))
    if (env.kind === 'app') return askShell('openExternal', { url: mapUrl(place) }, () => ({}))
    window.open(mapUrl(place), '_blank', 'noopener')
    return { ok: true }
  },
  address() {
    if (env.kind === 'wechat') return withConsent(() => bySdk('openAddress', {}, sdkAddress))
    if (env.kind === 'app') return withConsent(() => askShell('address', {}, shellAddress))
    return Promise.resolve({ ok: false, reason: 'unsupported' })
  },
}
