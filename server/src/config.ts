import { resolve } from 'node:path'
import type { ConnectionLimits } from './kernel/deps'
import { parseTrustProxy, type TrustProxy } from './lib/trust-proxy'
import { limitNames, limitRows, type Limits } from './kernel/limits'

/** The validated configuration from the environment. See .env.example. */
export interface Config {
  port: number
  host: string
  /** '' when not configured: then the sites' own domains and, with `loopback`, this machine's names are used instead. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  poolMax: number
  defaultTenant: string
  loopback: boolean
  seed: boolean
  docs: boolean
  trustProxy: TrustProxy
  logLevel: string
  h5Dir: string
  limits: Limits
  connections: ConnectionLimits
  /** Address of a photo by `{width}`, `{height}` and perhaps `{tenant}`; undefined takes our own pictures. */
  photoUrl: string | undefined
  sms: { secretId: string; secretKey: string; sdkAppId: string; region: string; templates: Record<string, string> } | undefined
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string; publicUrl: string } | undefined
}

type Env = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** A setting that cannot be used, said in one sentence. */
export class ConfigError extends Error {}

function text(env: Env, name: string, fallback: string): string {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? fallback : value
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name, String(fallback))
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
  return number
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name, fallback ? 'on' : 'off').toLowerCase()
  if (['on', '1', 'true', 'yes'].includes(value)) return true
  if (['off', '0', 'false', 'no'].includes(value)) return false
  throw new ConfigError(`${name} must be on or off, not "${value}".`)
}

function webAddress(env: Env, name: string): string {
  const value = text(env, name, '').replace(/\/+$/, '')
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new ConfigError(`${name} must be an address like https://shop.example.com, not "${value}".`)
  return value
}

function trustProxyOf(env: Env): TrustProxy {
  const value = text(env, 'TRUST_PROXY', 'off')
  const trust = parseTrustProxy(value)
  if (trust === null)
    throw new ConfigError(`TRUST_PROXY must be off, the number of proxies in front (1 for one), or their addresses (10.0.0.0/8, loopback), not "${value}".`)
  return trust
}

/** Configured in seconds, which are easier to write; converted to milliseconds. */
function connectionsOf(env: Env): ConnectionLimits {
  const request = integer(env, 'REQUEST_TIMEOUT', 120, 1, 3600)
  const headers = integer(env, 'HEADERS_TIMEOUT', 20, 1, 3600)
  if (headers > request) throw new ConfigError(`HEADERS_TIMEOUT (${headers}) must not be longer than REQUEST_TIMEOUT (${request}), of which it is a part.`)
  return {
    requestMs: request * 1000,
    headersMs: headers * 1000,
    keepAliveMs: integer(env, 'KEEP_ALIVE_TIMEOUT', 72, 1, 3600) * 1000,
    max: integer(env, 'MAX_CONNECTIONS', 5000, 1, 1_000_000),
  }
}

/** Either all settings of a group or none; null when none is there. */
function group<K extends string>(env: Env, what: string, names: readonly K[]): Record<K, string> | null {
  const values = names.map((name) => [name, text(env, name, '')] as const)
  const missing = values.filter(([, value]) => value === '').map(([name]) => name)
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new ConfigError(`${what} needs ${missing.join(', ')} as well.`)
  return Object.fromEntries(values) as Record<K, string>
}

function smsOf(env: Env): Config['sms'] {
  const settings = group(env, 'Sending SMS', ['SMS_SECRET_ID', 'SMS_SECRET_KEY', 'SMS_SDK_APP_ID', 'SMS_TEMPLATE'])
  if (!settings) return undefined
  return {
    secretId: settings.SMS_SECRET_ID,
    secretKey: settings.SMS_SECRET_KEY,
    sdkAppId: settings.SMS_SDK_APP_ID,
    region: text(env, 'SMS_REGION', 'ap-guangzhou'),
    templates: { default: settings.SMS_TEMPLATE },
  }
}

function s3Of(env: Env): Config['s3'] {
  const settings = group(env, 'Storing pictures in S3', ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL'])
  if (!settings) return undefined
  return {
    endpoint: settings.S3_ENDPOINT,
    region: text(env, 'S3_REGION', 'us-east-1'),
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    publicUrl: settings.S3_PUBLIC_URL,
  }
}

function photoUrlOf(env: Env): string | undefined {
  const value = text(env, 'PHOTO_URL', '')
  if (value === '') return undefined
  if (!/^https?:\/\//.test(value) || !value.includes('{width}') || !value.includes('{height}'))
    throw new ConfigError(`PHOTO_URL must be an address like https://photos.example.com/{width}/{height}, not "${value}".`)
  return value
}

function logLevelOf(env: Env): string {
  const level = text(env, 'LOG_LEVEL', 'warn').toLowerCase()
  if (!LOG_LEVELS.includes(level)) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`)
  return level
}

function tenantOf(env: Env): string {
  const slug = text(env, 'DEFAULT_TENANT', 'qingshi')
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(slug)) throw new ConfigError(`DEFAULT_TENANT must be a tenant's short name of a-z, 0-9 and -, not "${slug}".`)
  return slug
}

function limitsOf(env: Env): Limits {
  const entries = limitNames.map((name) => {
    const row = limitRows[name]
    return [name, integer(env, row.setting, row.standard, 'min' in row ? row.min : 1, 1_000_000)] as const
  })
  return Object.fromEntries(entries) as Limits
}

/** Reads and checks the environment. Throws ConfigError. */
export function readConfig(env: Env): Config {
  const databaseUrl = text(env, 'DATABASE_URL', '')
  return {
    port: integer(env, 'PORT', 3000, 0, 65_535),
    host: text(env, 'HOST', '0.0.0.0'),
    publicUrl: webAddress(env, 'PUBLIC_URL'),
    dataDir: resolve(text(env, 'DATA_DIR', '.data')),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    poolMax: integer(env, 'DATABASE_POOL', 10, 1, 200),
    defaultTenant: tenantOf(env),
    loopback: flag(env, 'LOOPBACK', true),
    seed: flag(env, 'SEED', true),
    docs: flag(env, 'DOCS', true),
    trustProxy: trustProxyOf(env),
    logLevel: logLevelOf(env),
    h5Dir: resolve(text(env, 'H5_DIR', 'dist/h5')),
    limits: limitsOf(env),
    connections: connectionsOf(env),
    photoUrl: photoUrlOf(env),
    sms: smsOf(env),
    s3: s3Of(env),
  }
}
