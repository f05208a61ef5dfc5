import { createPortal } from 'react-dom'
import type { PortalProps } from '@/platform/elements/types'

/** At the end of the body: no screen's transform, overflow or stacking reaches there. */
export const PortalElement = ({ children }: PortalProps) => createPortal(children, document.body)
