import type { JsonTarget } from './json-target'
import type { Clock } from '../core/ports.types'

/** An address without trailing slash; a function when it is known only after `listen` (port 0). */
export type Address = string | (() => string)

/** Tencent Cloud SMS. In loopback mode it is not used, unless `baseUrls.sms` says where to send. */
export interface SmsConfig {
  secretId: string
  secretKey: string
  /** SmsSdkAppId of the Tencent console. */
  sdkAppId: string
  region: string
  /** Template id of each kind of code (`m_verify`, `m_bind`, `login` ...); `default` serves the others. */
  templates: Record<string, string>
  /** Template id of notices, with three variables; without it none are sent. */
  noticeTemplate?: string
  /** Signature of the messages of sites that have none of their own. */
  signName?: string
}

export interface S3Config {
  kind: 's3'
  /** Origin of the store; buckets are addressed by path (`{endpoint}/{bucket}/{key}`). */
  endpoint: Address
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Prefix of a key in public addresses; `/media` if the server delivers the files itself. */
  publicUrl: string
}

/** Files under `{dataDir}/media`, handed out by the server under `publicUrl` (default `/media`). */
export interface DiskConfig {
  kind: 'disk'
  publicUrl?: string
}

/** Settings of `createPorts`. Everything has a default except the data folder and the site's address. */
export interface PortsConfig {
  /** Public address of the site. '' makes cashier addresses relative to it. */
  publicUrl: Address
  /** Address at which this process reaches itself, `http://127.0.0.1:PORT`; default `publicUrl`. Only for loopback. */
  internalUrl?: Address
  dataDir: string
  /** Points every real adapter at the loopback servers (`{internalUrl}/loopback/...`). */
  loopback: boolean
  clock?: Clock
  /** For one request to a vendor; default 10 s. */
  timeoutMs?: number
  /** Other origins than the vendors' own, each overriding the loopback's as well. */
  baseUrls?: {
    wechat?: Address
    wechatOpen?: Address
    wxpay?: Address
    alipay?: Address
    alipayPublic?: Address
    midtrans?: Address
    sms?: Address
    kuaidi100?: Address
    drand?: Address
  }
  /** The Alipay key for mini-programs that name none themselves. */
  alipayPublicKey?: string
  sms?: SmsConfig
  /** An analytics service that is sent what visitors do; none unless said. */
  analytics?: JsonTarget
  /** The purge call of a CDN; none unless said. */
  cdn?: JsonTarget
  /**
   * Photos by `{width}`, `{height}` and perhaps `{tenant}`; default our own server's
   * (`/api-t/{tenant}/base/photo/...`).
   */
  photoUrl?: string
  /** Keys that encrypt stored credentials, 32 bytes each, the current one first. */
  credentialKeys?: readonly Buffer[]
  /** Default `{ kind: 'disk' }`. */
  storage?: DiskConfig | S3Config
}

/** Returns the address as it is now. */
export const resolveAddress = (address: Address): string =>
  (typeof address === 'function' ? address() : address).replace(/\/+$/, '')
