import { createContext } from 'react'

/** How a screen uses a desktop's window: one narrow column, a wide one, pictures beside the facts, or the bar beside the content. */
export type ScreenLayout = 'column' | 'wide' | 'split' | 'side'

/** From this width of the window on, in CSS px ($wide of src/ui/theme/tokens.scss). */
const WIDE = 1024

/** Widest column of a screen in CSS px, on a phone or a tablet ($column). */
const COLUMN = 640

/** The same on a desktop: what its content has between the paddings (Screen.module.scss). */
const wideColumns: Readonly<Record<ScreenLayout, number>> = { column: COLUMN, wide: 1120, split: 1088, side: 746 }

export const LayoutContext = createContext<ScreenLayout>('column')

export const isWide = (windowWidth: number): boolean => windowWidth >= WIDE

/** Width of a screen's column, from edge to edge, in a window of this width; both in CSS px. */
export const columnWidth = (windowWidth: number, layout: ScreenLayout): number => Math.min(windowWidth, isWide(windowWidth) ? wideColumns[layout] : COLUMN)
