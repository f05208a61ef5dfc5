import type { PortalProps } from '@/platform/elements/types'

/**
 * The portal of the server: it draws nothing, because an overlay opens only after a tap, and React has no portals
 * there.
 */
export const PortalElement = (_props: PortalProps): null => null
