import { useContext } from 'react'
import { useWindowWidth } from '@/platform/width'
import { columnWidth, isWide, LayoutContext } from './column'

/** Width of the screen's column in CSS px, from edge to edge; another one after the phone was turned. */
export const useListWidth = (): number => columnWidth(useWindowWidth(), useContext(LayoutContext))

/** Whether the window is a desktop's. */
export const useIsWide = (): boolean => isWide(useWindowWidth())
