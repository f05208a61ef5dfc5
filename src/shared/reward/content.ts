import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { ComponentType } from 'react'

/** The props of every kind of message and reward. */
export interface ContentProps {
  readonly message: FlashMessage
  /** Closes the dialog and, then, does this. */
  readonly leave: (callback?: () => unknown) => void
}

export type Content = ComponentType<ContentProps>
