import { type ComponentType, createContext, useContext } from 'react'

/** The components that draw the forms, votes and products of a rich text. */
export interface EmbedSlots {
  readonly form?: ComponentType<{ readonly slug: string }>
  readonly vote?: ComponentType<{ readonly id: string }>
  /** `ids` are apart by blanks. */
  readonly product?: ComponentType<{ readonly ids: string }>
}

/**
 * Filled by features/forms (`Embeds`, `WebEmbeds`) around the texts of a screen. A mini-program's main package cannot
 * carry the forms, and it has a subpackage's styles on that one's pages alone. Where a slot is empty, a card leads to
 * the screen; products are left out.
 */
export const EmbedContext = createContext<EmbedSlots>({})

export const useEmbeds = (): EmbedSlots => useContext(EmbedContext)
