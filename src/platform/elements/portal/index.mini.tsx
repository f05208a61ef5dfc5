import { RootPortal } from '@tarojs/components'
import type { PortalProps } from '@/platform/elements/types'

export const PortalElement = ({ children }: PortalProps) => <RootPortal>{children}</RootPortal>
