import { RootPortal } from '@tarojs/components'
import type { PortalProps } from '../types'

export const PortalElement = ({ children }: PortalProps) => <RootPortal>{children}</RootPortal>
