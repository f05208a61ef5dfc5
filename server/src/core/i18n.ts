import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ErrorName } from '@storefront/contract/errors'
import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import { PSEUDO_LANGUAGE, pseudoTree } from '@storefront/contract/pseudo-locale'
import { type ServerTextKey, type TextTree, type TextVars, textOptions } from '@storefront/contract/texts'
import { createInstance, type Resource } from 'i18next'

const ROOT = fileURLToPath(new URL('../../../contract/locales', import.meta.url))
/**
 * The server's own texts, those of the studio, which brings its own, and those of the client that the server uses, too.
 */
const SERVER = 'server'
const STUDIO = 'studio'
const SHARED = 'main'

interface Branch {
  [key: string]: string | Branch
}

/** Adds a tree of texts to another one. */
function merge(target: Branch, source: TextTree): void {
  for (const [key, value] of Object.entries(source)) {
    const present = target[key]
    if (typeof value === 'string') target[key] = value
    else {
      const branch = typeof present === 'object' ? present : {}
      target[key] = branch
      merge(branch, value)
    }
  }
}

/** Returns one namespace of a language: the texts of all its files, one file a domain. */
function readNamespace(directory: string): TextTree {
  const tree: Branch = {}
  for (const file of readdirSync(directory).sort())
    merge(tree, JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as TextTree)
  return tree
}

const readLanguage = (language: Language): Record<string, TextTree> =>
  Object.fromEntries(
    readdirSync(path.join(ROOT, language)).map((namespace) => [
      namespace,
      readNamespace(path.join(ROOT, language, namespace)),
    ]),
  )

/** The languages of the interface: a folder of contract/locales each, the default first. */
export const languages: readonly Language[] = readdirSync(ROOT).sort(
  (one, other) => Number(other === DEFAULT_LANGUAGE) - Number(one === DEFAULT_LANGUAGE),
)

const catalogues = new Map(languages.map((language) => [language, readLanguage(language)]))
catalogues.set(PSEUDO_LANGUAGE, pseudoTree(catalogues.get(DEFAULT_LANGUAGE) ?? {}) as Record<string, TextTree>)

const instance = createInstance()
void instance.init({
  ...textOptions,
  initAsync: false,
  lng: DEFAULT_LANGUAGE,
  ns: [SERVER, SHARED],
  defaultNS: SERVER,
  fallbackNS: SHARED,
  nsSeparator: false,
  resources: Object.fromEntries(catalogues) as Resource,
})

/** Returns the language of a code as people and browsers write it (`ZH-CN`); null for one without a catalogue. */
export function languageFrom(text: string | null | undefined): Language | null {
  const code = text?.trim().toLowerCase()
  return code !== undefined && catalogues.has(code) ? code : null
}

/** A text in a language, `{x}` filled from `vars`; the default language's where that one lacks it. */
export const translate = (language: Language, key: ServerTextKey, vars: TextVars = {}): string =>
  instance.t(key, { ...vars, lng: language })

/** Whether the catalogues have a text: the key comes from stored data. */
export const hasText = (key: string): key is ServerTextKey => instance.exists(key)

/**
 * Returns a text of the client's or the studio's screens, for files and lists that show the same; null where they have
 * none: the key comes from stored data.
 */
export const screenText = (language: Language, namespace: string, key: string): string | null =>
  instance.exists(key, { ns: namespace }) ? instance.t(key, { lng: language, ns: namespace }) : null

/** Returns the message of an expected failure. */
export const errorMessage = (language: Language, name: ErrorName, vars?: TextVars): string =>
  translate(language, `errors.${name}`, vars)

interface ClientCatalogue {
  readonly version: string
  readonly namespaces: Readonly<Record<string, TextTree>>
}

function clientCatalogueOf({
  [SERVER]: _,
  [STUDIO]: __,
  ...namespaces
}: Readonly<Record<string, TextTree>>): ClientCatalogue {
  return { version: createHash('sha256').update(JSON.stringify(namespaces)).digest('hex').slice(0, 12), namespaces }
}

/** Made once: anybody may ask for them, as often as they like. */
const clientCatalogues = new Map([...catalogues].map(([language, tree]) => [language, clientCatalogueOf(tree)]))

/**
 * Returns the texts of a language for clients: its namespaces without the server's own, and a version that changes with
 * them.
 */
export const clientCatalogue = (language: Language): ClientCatalogue | undefined => clientCatalogues.get(language)
