import { modules } from '@storefront/contract/modules'
import type { Image } from '@storefront/contract/entities/common'
import { cleanHtml, safeAddress } from '../../../lib/html'

export type Config = Record<string, unknown>

const isRecord = (value: unknown): value is Config => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of a `{ "$image": id }` reference, or null. */
function referenceOf(value: unknown): number | null {
  return isRecord(value) && typeof value.$image === 'number' ? value.$image : null
}

/** Ids of all pictures that a config refers to, at any depth. */
export function picturesIn(value: unknown): number[] {
  const id = referenceOf(value)
  if (id !== null) return [id]
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : []
}

/** Marks what held a reference to a picture that is gone. */
const GONE = Symbol('gone')

/**
 * A config with its references turned into pictures. What refers to a picture that is gone goes with the
 * nearest list item that holds it, so that a carousel loses one slide and not its shape.
 */
export function resolvePictures(config: Config, pictures: ReadonlyMap<number, Image>): Config {
  const resolved = resolve(config, pictures)
  return isRecord(resolved) ? resolved : {}
}

function resolve(value: unknown, pictures: ReadonlyMap<number, Image>): unknown {
  const id = referenceOf(value)
  if (id !== null) return pictures.get(id) ?? GONE
  if (Array.isArray(value)) return value.map((item) => resolve(item, pictures)).filter((item) => item !== GONE)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, resolve(inner, pictures)] as const)
  return entries.some(([, inner]) => inner === GONE) ? GONE : Object.fromEntries(entries)
}

/** A stored config brought up to its type's version (contract/modules); an unknown type passes through as it is. */
export function currentConfig(type: string, version: number, config: Config): { version: number; config: Config } {
  const row = modules.find((other) => other.type === type)
  if (!row || version >= row.version) return { version, config }
  const steps = row.migrations.slice(Math.max(version, 1) - 1)
  return { version: row.version, config: steps.reduce((older, step) => step(older), config) }
}

/** A config whose HTML and web addresses are safe to show. */
export function safeConfig(config: Config): Config {
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, safeValue(key, value)]))
}

function safeValue(key: string, value: unknown): unknown {
  if (typeof value === 'string') return key === 'html' ? cleanHtml(value) : key === 'url' ? (safeAddress(value, true) ?? '') : value
  if (Array.isArray(value)) return value.map((item) => safeValue(key, item))
  return isRecord(value) ? safeConfig(value) : value
}
