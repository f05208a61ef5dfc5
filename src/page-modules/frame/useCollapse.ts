import type { FrameConfig } from '@storefront/contract/modules/define'
import { useState } from 'react'

/** An accordion's state. */
export interface Fold {
  readonly isFolded: boolean
  readonly toggle: () => void
}

interface FoldState {
  /** Null for a module that is no accordion. */
  readonly fold: Fold | null
  /** The body is wanted: it is open, or was. One that began folded costs nothing until then. */
  readonly isWanted: boolean
}

/** Folds a module's body away and back (spec 3, module_is_accordion). */
export function useCollapse({ module_is_accordion, is_folded }: FrameConfig): FoldState {
  const isAccordion = module_is_accordion === true
  const [isFolded, setFolded] = useState(is_folded === true)
  const [wasOpen, setOpen] = useState(!isFolded)
  const toggle = () => {
    setFolded(!isFolded)
    setOpen(true)
  }
  return { fold: isAccordion ? { isFolded, toggle } : null, isWanted: !isAccordion || wasOpen }
}
