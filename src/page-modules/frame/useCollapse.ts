import type { FrameConfig } from '@storefront/contract/modules/define'
import { useState } from 'react'

/** An accordion's state. */
export interface CollapseControl {
  readonly isCollapsed: boolean
  readonly toggle: () => void
}

interface CollapseState {
  /** Null for a module that is no accordion. */
  readonly collapse: CollapseControl | null
  /** The body is wanted: it is open, or was. One that began folded costs nothing until then. */
  readonly isWanted: boolean
}

/** Folds a module's body away and back (spec 3, module_is_accordion). */
export function useCollapse({ module_is_accordion, is_folded }: FrameConfig): CollapseState {
  const isAccordion = module_is_accordion === true
  const [isCollapsed, setFolded] = useState(is_folded === true)
  const [wasOpen, setOpen] = useState(!isCollapsed)
  const toggle = () => {
    setFolded(!isCollapsed)
    setOpen(true)
  }
  return { collapse: isAccordion ? { isCollapsed: isCollapsed, toggle } : null, isWanted: !isAccordion || wasOpen }
}
