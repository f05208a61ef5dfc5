import type { PortalProps } from '@/platform/elements/types'

/** What lies over a page opens after a tap: none is there at the server, where React has no portals. */
export const PortalElement = (_props: PortalProps): null => null
