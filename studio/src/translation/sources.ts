import type { TranslatedKind } from '@storefront/contract/domain/content/translation'
import type { VariantDraft } from '@storefront/contract/entities/studio/product'

type Values = Readonly<Record<string, unknown>>

const distinct = (words: readonly unknown[]): string[] => [
  ...new Set(words.filter((word): word is string => typeof word === 'string' && word !== '')),
]
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])

const attributes = (value: unknown) =>
  rowsOf(value).flatMap((variant) =>
    ((variant.attributes ?? []) as VariantDraft['attributes']).flatMap((one) => [one.name, one.value]),
  )
const tags = (value: unknown) => (Array.isArray(value) ? value : [])

/** The short texts of an item's parts, in the order of its form, by its kind. */
const rows: Readonly<Partial<Record<TranslatedKind, (values: Values) => readonly unknown[]>>> = {
  product: ({ variants, tags: own }) => [...attributes(variants), ...tags(own)],
  article: ({ tags: own }) => tags(own),
  event: ({ tickets }) => rowsOf(tickets).flatMap(({ name, description }) => [name, description]),
  menu: ({ links }) => rowsOf(links).map(({ label }) => label),
}

/** Returns the short texts of an item's parts, each once. */
export const wordsOfItem = (kind: TranslatedKind, values: Values): string[] => distinct(rows[kind]?.(values) ?? [])
