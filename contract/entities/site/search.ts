import { type Static, Type } from '@sinclair/typebox'
import { Id } from '../common'

/** Kinds of what a search proposes: words that others search for, and items by their names. */
export const suggestionKinds = ['word', 'category', 'product', 'event', 'article', 'topic', 'note'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** A proposal while a search is typed. */
export const SearchSuggestion = Type.Object({
  kind: Type.Union(suggestionKinds.map((kind) => Type.Literal(kind))),
  name: Type.String(),
  /** The item's id; a word has none. */
  id: Type.Optional(Id),
})
export type SearchSuggestion = Static<typeof SearchSuggestion>

/** A word that many search for. */
export const SearchWord = Type.Object({ word: Type.String() })
export type SearchWord = Static<typeof SearchWord>
