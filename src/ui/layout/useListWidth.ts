import { useContext, useSyncExternalStore } from 'react'
import { env } from '@/platform/env'
import { watchWidth } from '@/platform/width'
import { columnWidth, isWide, LayoutContext } from './column'

const useWindowWidth = (): number => useSyncExternalStore(watchWidth, env.width, env.width)

/** Width of the screen's column in CSS px, from edge to edge; another one after the phone was turned. */
export const useListWidth = (): number => columnWidth(useWindowWidth(), useContext(LayoutContext))

/** Whether the window is a desktop's. */
export const useIsWide = (): boolean => isWide(useWindowWidth())
