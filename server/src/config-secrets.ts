import { readFileSync } from 'node:fs'
import { messageOf, StartError } from './lib/error'
import type { Settings } from './config-schema'

/** A setting that nobody else may read. */
interface SecretSetting {
  readonly name: keyof Settings
  /** Returns why a value protects nothing, as a sentence goes on behind the name; null if it does. */
  readonly weaknessOf?: (value: string) => string | null
}

/** Secrets of examples and of products as they are delivered. */
const KNOWN =
  /^(?:minioadmin|rustfsadmin|postgres|password|passwd|changeme|change-me|secret|admin|example|test|storefront)\d*!?$/i
const PASSWORD_MIN = 12
/** Least number of different bytes in a random key: of 32 random bytes about 30 differ. */
const DISTINCT_BYTES_MIN = 20

function passwordWeakness(password: string): string | null {
  if (KNOWN.test(password)) return 'is a known password'
  return password.length < PASSWORD_MIN ? `is shorter than ${PASSWORD_MIN} characters` : null
}

/** A database may know its callers otherwise: by a certificate, or by their user on its machine. */
function databaseWeakness(url: string): string | null {
  const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : ''
  const weakness = password === '' ? null : passwordWeakness(password)
  return weakness && `has a password that ${weakness}`
}

function keyWeakness(keys: string): string | null {
  const isWeak = keys.split(',').some((key) => new Set(Buffer.from(key.trim(), 'base64')).size < DISTINCT_BYTES_MIN)
  return isWeak ? 'is not random; make it with: openssl rand -base64 32' : null
}

/** Every secret of the settings; those without a check are made by vendors. Each may stand in a file, which `{name}_FILE` names. */
export const secretSettings: readonly SecretSetting[] = [
  { name: 'DATABASE_URL', weaknessOf: databaseWeakness },
  { name: 'CREDENTIAL_KEY', weaknessOf: keyWeakness },
  { name: 'S3_ACCESS_KEY_ID' },
  { name: 'S3_SECRET_ACCESS_KEY', weaknessOf: passwordWeakness },
  { name: 'SMS_SECRET_ID' },
  { name: 'SMS_SECRET_KEY' },
  { name: 'ANALYTICS_TOKEN' },
  { name: 'CDN_PURGE_TOKEN' },
  { name: 'OTEL_EXPORTER_OTLP_HEADERS' },
]

export const isSecret = (name: string): boolean => secretSettings.some((row) => row.name === name)

type Values = Readonly<Record<string, string>>

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`${name}_FILE cannot be read: ${messageOf(error)}`)
  }
}

/** Returns the settings with the secrets that stand in files. Throws StartError for a file and a value of one secret. */
export function withSecretFiles(values: Values): Record<string, string> {
  const files = secretSettings.flatMap(({ name }) => {
    const file = values[`${name}_FILE`]
    if (file === undefined) return []
    if (values[name] !== undefined) throw new StartError(`${name} and ${name}_FILE are both set; one is enough.`)
    return [[name, readSecret(name, file)] as const]
  })
  return { ...values, ...Object.fromEntries(files.filter(([, value]) => value !== '')) }
}

/** Refuses secrets that protect nothing, without showing them. Throws StartError with a line for each. */
export function requireStrongSecrets(values: Values): void {
  const lines = secretSettings.flatMap(({ name, weaknessOf }) => {
    const value = values[name]
    const weakness = value === undefined ? null : (weaknessOf?.(value) ?? null)
    return weakness === null ? [] : [`${name} ${weakness}.`]
  })
  if (lines.length > 0) throw new StartError(lines.join('\n'))
}
