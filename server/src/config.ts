import type { JsonTarget } from './ports/json-target'
import { join, resolve } from 'node:path'
import { envSchema, type EnvSchemaOpt } from 'env-schema'
import { type JobMode, type Settings, settingsSchema } from './config-schema'
import { isSecret, requireStrongSecrets, withSecretFiles } from './config-secrets'
import type { ConnectionLimits } from './http/deps'
import { type RetentionDays, logNames, retentionRows } from './core/retention'
import { limitNames, limitRows, type Limits } from './core/limits'
import { StartError } from './lib/error'
import type { TraceOptions } from './monitoring/traces'
import type { TrustProxy } from './lib/trust-proxy'

/** The validated configuration from the environment. See .env.example. */
export interface Config {
  port: number
  host: string
  /**
   * '' when not configured: then the sites' own domains and, with `loopback`, this machine's names are used instead.
   */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** The role of the database that statements of a tenant are run as. */
  appRole: string
  poolMax: number
  /** Calls that may wait for a connection at the same time. */
  queueMax: number
  /** Milliseconds that a start waits for the database to be reachable. */
  databaseWaitMs: number
  jobs: JobMode
  /** Whether a start runs missing migrations. */
  migrates: boolean
  defaultTenant: string
  loopback: boolean
  seed: boolean
  docs: boolean
  trustProxy: TrustProxy
  logLevel: string
  h5Dir: string
  studioDir: string
  /** Folder with the files of earlier builds. */
  buildsDir: string
  /** Keys that encrypt credentials; empty for none. */
  credentialKeys: readonly Buffer[]
  limits: Limits
  retentionDays: RetentionDays
  connections: ConnectionLimits
  /** Milliseconds that a process which is told to stop says so to balancers and serves on. */
  drainMs: number
  /** The address of /metrics and /status; undefined serves neither. */
  metrics: { host: string; port: number } | undefined
  /** Milliseconds after which a statement of the database is logged. */
  slowStatementMs: number
  /** The collector of traces; undefined traces nothing. */
  traces: TraceOptions | undefined
  /** Address of a photo by `{width}`, `{height}` and perhaps `{tenant}`; undefined takes our own pictures. */
  photoUrl: string | undefined
  /** The service that receives visitors' events without their identity; undefined sends nothing. */
  analytics: JsonTarget | undefined
  /** The CDN that forgets documents when a site's content changes; undefined for none. */
  cdn: JsonTarget | undefined
  sms:
    | {
        secretId: string
        secretKey: string
        sdkAppId: string
        region: string
        templates: Record<string, string>
        noticeTemplate?: string
        signName?: string
      }
    | undefined
  s3:
    | {
        endpoint: string
        region: string
        bucket: string
        accessKeyId: string
        secretAccessKey: string
        publicUrl: string
      }
    | undefined
}

type Env = Readonly<Record<string, string | undefined>>

/** The settings that say something, trimmed; an empty one stands for the default. */
function nonEmpty(env: Env): Record<string, string> {
  const entries = Object.entries(env).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Returns whether an error has the failed checks of Ajv, as far as they are read here. */
const hasChecks = (error: unknown): error is { errors: { instancePath: string }[] } =>
  error instanceof Error && 'errors' in error

/** A sentence for each refused setting. */
function refusals(checks: readonly { instancePath: string }[], values: Readonly<Record<string, string>>): string {
  const names = new Set(checks.map(({ instancePath }) => instancePath.slice(1)))
  const rows: Readonly<Record<string, { description?: string }>> = settingsSchema.properties
  const refuted = (name: string) => (isSecret(name) ? '' : `, not "${values[name]}"`)
  return [...names].map((name) => `${name} ${rows[name]?.description}${refuted(name)}.`).join('\n')
}

/** The validator that env-schema makes. */
type Ajv = ReturnType<Extract<NonNullable<EnvSchemaOpt['ajv']>, { customOptions: unknown }>['customOptions']>

/** With the compiled schema: a process may read the settings of several servers. */
let settingsAjv: Ajv | undefined

/** The validator with the keyword `parse` of config-schema. */
const withParse = (ajv: Ajv): Ajv =>
  ajv.addKeyword({
    keyword: 'parse',
    type: 'string',
    modifying: true,
    errors: false,
    compile: (parse: (text: string) => unknown) => (text: string, at) => {
      const value = parse(text)
      if (at) at.parentData[at.parentDataProperty] = value
      return value !== null
    },
  })

function readSettings(env: Env): Settings {
  const data = withSecretFiles(nonEmpty(env))
  try {
    const settings = envSchema<Settings>({
      schema: settingsSchema,
      env: false,
      data,
      ajv: settingsAjv ?? {
        customOptions(ajv) {
          settingsAjv = withParse(ajv)
          return settingsAjv
        },
      },
    })
    // With stand-ins for vendors there are no customers.
    if (!settings.LOOPBACK) requireStrongSecrets(data)
    return settings
  } catch (error) {
    if (!hasChecks(error)) throw error
    throw new StartError(refusals(error.errors, data))
  }
}

function connectionsOf({
  REQUEST_TIMEOUT,
  HEADERS_TIMEOUT,
  KEEP_ALIVE_TIMEOUT,
  MAX_CONNECTIONS,
}: Settings): ConnectionLimits {
  if (HEADERS_TIMEOUT > REQUEST_TIMEOUT)
    throw new StartError(
      `HEADERS_TIMEOUT (${HEADERS_TIMEOUT}) must not be longer than REQUEST_TIMEOUT (${REQUEST_TIMEOUT}), of which it is a part.`,
    )
  return {
    requestMs: REQUEST_TIMEOUT * 1000,
    headersMs: HEADERS_TIMEOUT * 1000,
    keepAliveMs: KEEP_ALIVE_TIMEOUT * 1000,
    max: MAX_CONNECTIONS,
  }
}

/** Either all settings of a group or none; null when none is there. */
function group<K extends keyof Settings>(
  settings: Settings,
  what: string,
  names: readonly K[],
): Record<K, NonNullable<Settings[K]>> | null {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new StartError(`${what} needs ${missing.join(', ')} as well.`)
  return settings as Record<K, NonNullable<Settings[K]>>
}

/** An address with the token that is sent to it. */
function targetOf(
  settings: Settings,
  urlName: 'ANALYTICS_URL' | 'CDN_PURGE_URL',
  tokenName: keyof Settings & `${string}_TOKEN`,
) {
  const { [urlName]: url, [tokenName]: token } = settings
  if (url === undefined && token !== undefined) throw new StartError(`${tokenName} needs ${urlName} as well.`)
  return url === undefined ? undefined : { url, ...(token !== undefined && { token }) }
}

function smsOf(all: Settings): Config['sms'] {
  const settings = group(all, 'Sending SMS', ['SMS_SECRET_ID', 'SMS_SECRET_KEY', 'SMS_SDK_APP_ID', 'SMS_TEMPLATE'])
  if (!settings) return undefined
  return {
    secretId: settings.SMS_SECRET_ID,
    secretKey: settings.SMS_SECRET_KEY,
    sdkAppId: settings.SMS_SDK_APP_ID,
    region: all.SMS_REGION,
    templates: { default: settings.SMS_TEMPLATE },
    ...(all.SMS_NOTICE_TEMPLATE !== undefined && { noticeTemplate: all.SMS_NOTICE_TEMPLATE }),
    ...(all.SMS_SIGN !== undefined && { signName: all.SMS_SIGN }),
  }
}

function s3Of(all: Settings): Config['s3'] {
  const settings = group(all, 'Storing pictures in S3', [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_PUBLIC_URL',
  ])
  if (!settings) return undefined
  return {
    endpoint: settings.S3_ENDPOINT,
    region: all.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    publicUrl: settings.S3_PUBLIC_URL,
  }
}

function tracesOf(settings: Settings): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  if (endpoint === '') return undefined
  return {
    endpoint,
    headers,
    service: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    continues: settings.TRUST_PROXY !== false,
  }
}

function jobsOf({ JOBS, LOOPBACK }: Settings): JobMode {
  if (JOBS === 'only' && LOOPBACK) throw new StartError('JOBS=only needs LOOPBACK=off: the stand-ins answer requests.')
  return JOBS
}

/** Reads and checks the environment. Throws a StartError with a line for each setting that cannot be used. */
export function readConfig(env: Env): Config {
  const settings = readSettings(env)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    appRole: settings.DATABASE_APP_ROLE,
    poolMax: settings.DATABASE_POOL,
    queueMax: settings.DATABASE_QUEUE,
    databaseWaitMs: settings.DATABASE_WAIT * 1000,
    jobs: jobsOf(settings),
    migrates: settings.MIGRATE,
    defaultTenant: settings.DEFAULT_TENANT,
    loopback: settings.LOOPBACK,
    seed: settings.SEED,
    docs: settings.DOCS,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    h5Dir: settings.H5_DIR,
    studioDir: settings.STUDIO_DIR,
    buildsDir: settings.BUILDS_DIR === '' ? join(settings.DATA_DIR, 'builds') : resolve(settings.BUILDS_DIR),
    limits: Object.fromEntries(limitNames.map((name) => [name, settings[limitRows[name].setting]])) as Limits,
    retentionDays: Object.fromEntries(
      logNames.map((name) => [name, settings[retentionRows[name].setting]]),
    ) as RetentionDays,
    connections: connectionsOf(settings),
    drainMs: settings.DRAIN * 1000,
    metrics: settings.METRICS_PORT === 0 ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    slowStatementMs: settings.SLOW_STATEMENT,
    traces: tracesOf(settings),
    photoUrl: settings.PHOTO_URL,
    analytics: targetOf(settings, 'ANALYTICS_URL', 'ANALYTICS_TOKEN'),
    cdn: targetOf(settings, 'CDN_PURGE_URL', 'CDN_PURGE_TOKEN'),
    sms: smsOf(settings),
    credentialKeys: settings.CREDENTIAL_KEY,
    s3: s3Of(settings),
  }
}
