import { type Static, Type } from '@sinclair/typebox'

export const LanguageOption = Type.Object({ code: Type.String(), name: Type.String(), is_current: Type.Boolean() })
export type LanguageOption = Static<typeof LanguageOption>

/** The client's texts in a language: trees of texts by namespace; null where the caller has this version already. */
export const Catalogue = Type.Object({
  language: Type.String(),
  version: Type.String(),
  namespaces: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
})
export type Catalogue = Static<typeof Catalogue>
