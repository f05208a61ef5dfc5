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
  /** The body is rendered: it is open, or was. One that begins collapsed costs nothing until then. */
  readonly isRendered: boolean
}

/** Collapses and expands a module's body (spec 3, module_is_accordion). */
export function useCollapse({ module_is_accordion, is_folded }: FrameConfig): CollapseState {
  const isAccordion = module_is_accordion === true
  const [isCollapsed, setCollapsed] = useState(is_folded === true)
  const [wasOpen, setOpen] = useState(!isCollapsed)
  const toggle = () => {
    setCollapsed(!isCollapsed)
    setOpen(true)
  }
  return { collapse: isAccordion ? { isCollapsed, toggle } : null, isRendered: !isAccordion || wasOpen }
}
