import { darkGroundOf } from '@storefront/contract/domain/site/dark-theme'
import type { Image } from '@storefront/contract/entities/common'
import { modules } from '@storefront/contract/modules'
import { cleanHtml, safeAddress } from '../../../lib/html'

export type Config = Record<string, unknown>

export const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the id of a `{ "$image": id }` reference: 0 for one that names no picture at all, null for anything else. */
function referenceOf(value: unknown): number | null {
  if (!isRecord(value) || !('$image' in value)) return null
  return Number.isSafeInteger(value.$image) ? Number(value.$image) : 0
}

/** Returns ids of all pictures that a config refers to, at any depth. */
export function picturesIn(value: unknown): number[] {
  const id = referenceOf(value)
  if (id !== null) return [id]
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return isRecord(value) ? Object.values(value).flatMap(picturesIn) : []
}

/** Marks a value whose referenced picture no longer exists. */
const GONE = Symbol('gone')

/**
 * Returns a config with its references turned into pictures. What refers to a picture that is gone goes with the
 * nearest list item that holds it, or by itself where none does, so that a carousel loses one slide and not its shape.
 */
export function resolvePictures(config: Config, pictures: ReadonlyMap<number, Image>): Config {
  return Object.fromEntries(Object.entries(config).flatMap(([key, value]) => entryOf(key, resolve(value, pictures))))
}

const entryOf = (key: string, value: unknown): [string, unknown][] => (value === GONE ? [] : [[key, value]])

function resolve(value: unknown, pictures: ReadonlyMap<number, Image>): unknown {
  const id = referenceOf(value)
  if (id !== null) return pictures.get(id) ?? GONE
  if (Array.isArray(value)) return value.map((item) => resolve(item, pictures)).filter((item) => item !== GONE)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, resolve(inner, pictures)] as const)
  return entries.some(([, inner]) => inner === GONE) ? GONE : Object.fromEntries(entries)
}

/** Returns a config with the value that its ground has in the dark theme, where it sets one. */
export function withDarkGround(config: Config): Config {
  const { module_background_color: ground } = config
  const dark = typeof ground === 'string' ? darkGroundOf(ground) : null
  return dark === null ? config : { ...config, module_background_dark: dark }
}

/** Returns the schema version of a type's configs (contract/modules); 1 for an unknown type. */
export const currentVersion = (type: string): number => modules.find((row) => row.type === type)?.version ?? 1

/**
 * Returns a stored config brought up to its type's version (contract/modules); an unknown type passes through as it is.
 */
export function currentConfig(type: string, version: number, config: Config): { version: number; config: Config } {
  const row = modules.find((other) => other.type === type)
  if (!row || version >= row.version) return { version, config }
  const steps = row.migrations.slice(Math.max(version, 1) - 1)
  return { version: row.version, config: steps.reduce((older, step) => step(older), config) }
}

/**
 * Keys under which the address of something to be loaded stands: a file of the site or of the web, and nothing else.
 */
const LOADED: ReadonlySet<string> = new Set(['full', 'thumb', 'thumb_wx_mp', 'poster', 'src'])
/** Keys under which a contract Link stands. */
const LINKS: ReadonlySet<string> = new Set(['link', 'more_link'])
/** contract Link: one that opens a mini-program, by an address of a scheme of its own. */
const OPENS_WEAPP = 4
const WEAPP = /^weapp:\/\/[\w-]+\/[^\s<>"']+$/

/**
 * Returns a config whose HTML and web addresses are safe to show, at any depth: what is loaded comes by https or http
 * or from this site; links may also call, write a mail, or open a mini-program.
 */
export function safeConfig(config: Config): Config {
  // A module that opens a mini-program is a link itself.
  return safeRecord(config, config.link_type === OPENS_WEAPP)
}

function safeRecord(record: Config, isLink: boolean): Config {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      safeValue(key, value, isLink && record.link_type === OPENS_WEAPP, isLink),
    ]),
  )
}

function safeValue(key: string, value: unknown, opensWeapp: boolean, isLink: boolean): unknown {
  if (typeof value === 'string') return safeText(key, value, opensWeapp, isLink)
  if (Array.isArray(value)) return value.map((item) => safeValue(key, item, opensWeapp, isLink))
  return isRecord(value) ? safeRecord(value, LINKS.has(key)) : value
}

function safeText(key: string, value: string, opensWeapp: boolean, isLink: boolean): string {
  if (key === 'html') return cleanHtml(value)
  if (key === 'url' && opensWeapp && WEAPP.test(value)) return value
  return key === 'url' || LOADED.has(key) ? (safeAddress(value, isLink) ?? '') : value
}
