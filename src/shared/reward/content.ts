import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { ComponentType } from 'react'

/** What every kind of message and reward is drawn from. */
export interface ContentProps {
  readonly message: FlashMessage
  /** Closes the dialog and, then, does this. */
  readonly leave: (callback?: () => unknown) => void
}

export type Content = ComponentType<ContentProps>
