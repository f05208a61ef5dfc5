import { resolve } from 'node:path'
import { type Static, type TInteger, Type } from '@sinclair/typebox'
import { type LogName, logNames, retentionRows } from './core/retention'
import { type LimitName, limitNames, limitRows } from './core/limits'
import { APP_ROLE } from './db/connection'
import { ROLE_PATTERN } from './db/roles'
import { parseKeys } from './ports/vault'
import { parseTrustProxy } from './lib/trust-proxy'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** A setting whose text stands for something else. `parse` is a keyword of config.ts; null refuses the text. */
const convertedText = <T>(parse: (text: string) => T | null, standard: string, description: string) =>
  Type.Unsafe<T>({ type: 'string', parse, default: standard, description })

const integer = (standard: number, minimum: number, maximum: number) =>
  Type.Integer({
    default: standard,
    minimum,
    maximum,
    description: `must be a whole number from ${minimum} to ${maximum}`,
  })

function parseFlag(text: string): boolean | null {
  const value = text.toLowerCase()
  if (['on', '1', 'true', 'yes'].includes(value)) return true
  return ['off', '0', 'false', 'no'].includes(value) ? false : null
}
const flag = () => convertedText(parseFlag, 'on', 'must be on or off')

function parseOrigin(text: string): string | null {
  const value = text.replace(/\/+$/, '')
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : null
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' ? value : null
}

const parseCollector = (text: string): string | null =>
  text === '' || /^https?:\/\/[^\s/]+/.test(text) ? text.replace(/\/+$/, '') : null

/** Reads `name=value` pairs with commas between, whose values are percent-encoded. */
function parseHeaders(text: string): Record<string, string> | null {
  if (text === '') return {}
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=((?:[^%\s]|%[0-7][0-9a-f])+)\s*$/i.exec(pair))
  const headers: Record<string, string> = {}
  for (const pair of pairs) {
    if (!pair) return null
    headers[pair[1] ?? ''] = decodeURIComponent(pair[2] ?? '')
  }
  return headers
}

function parseLogLevel(text: string): string | null {
  const level = text.toLowerCase()
  return LOG_LEVELS.includes(level) ? level : null
}

const JOB_MODES = ['on', 'off', 'only'] as const

/** Whether a process does what is due: beside its requests, not at all, or nothing else. */
export type JobMode = (typeof JOB_MODES)[number]

const parseJobs = (text: string): JobMode | null => JOB_MODES.find((mode) => mode === text.toLowerCase()) ?? null

type LimitSetting = (typeof limitRows)[LimitName]['setting']
const limits = Object.fromEntries(
  limitNames.map((name) => {
    const row = limitRows[name]
    return [row.setting, integer(row.standard, 'min' in row ? row.min : 1, 1_000_000)]
  }),
) as Record<LimitSetting, TInteger>

type RetentionSetting = (typeof retentionRows)[LogName]['setting']
const retention = Object.fromEntries(
  logNames.map((name) => {
    const { setting, standard, min } = retentionRows[name]
    return [setting, integer(standard, min, 36_500)]
  }),
) as Record<RetentionSetting, TInteger>

const optionalText = () => Type.Optional(Type.String())
const optionalAddress = (example: string) =>
  Type.Optional(Type.String({ pattern: '^https?://[^\\s/]+', description: `must be an address like ${example}` }))

/**
 * Settings by their names in the environment. `description` names the valid values for the error message. See
 * .env.example.
 */
export const settingsSchema = Type.Object({
  ...limits,
  ...retention,
  PORT: integer(3000, 0, 65_535),
  HOST: Type.String({ default: '0.0.0.0' }),
  PUBLIC_URL: convertedText(parseOrigin, '', 'must be an address like https://shop.example.com'),
  DATA_DIR: convertedText(resolve, '.data', ''),
  DATABASE_URL: optionalText(),
  DATABASE_APP_ROLE: Type.String({
    default: APP_ROLE,
    pattern: ROLE_PATTERN,
    description: 'must be the name of a role, of a-z, 0-9 and _',
  }),
  DATABASE_POOL: integer(10, 1, 200),
  DATABASE_QUEUE: integer(1000, 1, 100_000),
  DATABASE_WAIT: integer(60, 0, 3600),
  MIGRATE: flag(),
  DEFAULT_TENANT: Type.String({
    default: 'qingshi',
    pattern: '^[a-z0-9][a-z0-9-]{0,60}$',
    description: "must be a tenant's short name of a-z, 0-9 and -",
  }),
  JOBS: convertedText(parseJobs, 'on', `must be one of ${JOB_MODES.join(', ')}`),
  LOOPBACK: flag(),
  SEED: flag(),
  DOCS: flag(),
  TRUST_PROXY: convertedText(
    parseTrustProxy,
    'off',
    'must be off, the number of proxies in front (1 for one), or their addresses (10.0.0.0/8, loopback)',
  ),
  LOG_LEVEL: convertedText(parseLogLevel, 'warn', `must be one of ${LOG_LEVELS.join(', ')}`),
  H5_DIR: convertedText(resolve, 'dist/h5', ''),
  STUDIO_DIR: convertedText(resolve, 'dist/studio', ''),
  BUILDS_DIR: Type.String({ default: '' }),
  // In seconds, which are easier to write.
  REQUEST_TIMEOUT: integer(120, 1, 3600),
  HEADERS_TIMEOUT: integer(20, 1, 3600),
  KEEP_ALIVE_TIMEOUT: integer(72, 1, 3600),
  DRAIN: integer(0, 0, 300),
  METRICS_PORT: integer(0, 0, 65_535),
  METRICS_HOST: Type.String({ default: '127.0.0.1' }),
  SLOW_STATEMENT: integer(500, 1, 600_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: convertedText(parseCollector, '', 'must be an address like http://collector:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: convertedText(
    parseHeaders,
    '',
    'must be headers like authorization=Basic%20abc,tenant=1',
  ),
  OTEL_SERVICE_NAME: Type.String({ default: 'storefront' }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    default: 1,
    minimum: 0,
    maximum: 1,
    description: 'must be a share from 0 to 1',
  }),
  MAX_CONNECTIONS: integer(5000, 1, 1_000_000),
  CREDENTIAL_KEY: convertedText(
    parseKeys,
    '',
    'must be 32 bytes in base64 (openssl rand -base64 32), or several of them with commas',
  ),
  PHOTO_URL: Type.Optional(
    Type.String({
      pattern: '^https?://(?=.*\\{width\\})(?=.*\\{height\\})',
      description: 'must be an address like https://photos.example.com/{width}/{height}',
    }),
  ),
  ANALYTICS_URL: optionalAddress('https://analytics.example.com/batch'),
  ANALYTICS_TOKEN: optionalText(),
  CDN_PURGE_URL: optionalAddress('https://api.cloudflare.com/client/v4/zones/.../purge_cache'),
  CDN_PURGE_TOKEN: optionalText(),
  SMS_SECRET_ID: optionalText(),
  SMS_SECRET_KEY: optionalText(),
  SMS_SDK_APP_ID: optionalText(),
  SMS_TEMPLATE: optionalText(),
  SMS_NOTICE_TEMPLATE: optionalText(),
  SMS_SIGN: optionalText(),
  SMS_REGION: Type.String({ default: 'ap-guangzhou' }),
  S3_ENDPOINT: optionalText(),
  S3_BUCKET: optionalText(),
  S3_ACCESS_KEY_ID: optionalText(),
  S3_SECRET_ACCESS_KEY: optionalText(),
  S3_PUBLIC_URL: optionalText(),
  S3_REGION: Type.String({ default: 'us-east-1' }),
})

export type Settings = Static<typeof settingsSchema>
