import { useContext } from 'react'
import { useWindowWidth } from '@/platform/width'
import { LayoutContext, type ScreenLayout } from './layouts'

/** From this width of the window on, in CSS px ($wide of src/ui/theme/tokens.scss). */
const WIDE = 1024

/** Widest column of a screen in CSS px, on a phone or a tablet ($column). */
const COLUMN = 640

/** The same on a desktop: what its content has between the paddings (Screen.module.scss). */
const wideColumns: Readonly<Record<ScreenLayout, number>> = { column: COLUMN, wide: 1120, split: 1088, side: 746 }

/** Whether the window is a desktop's. */
export const useIsWide = (): boolean => useWindowWidth() >= WIDE

/** Width of the screen's column in CSS px, from edge to edge; another one after the phone was turned. */
export function useListWidth(): number {
  const layout = useContext(LayoutContext)
  const width = useWindowWidth()
  return Math.min(width, width >= WIDE ? wideColumns[layout] : COLUMN)
}
