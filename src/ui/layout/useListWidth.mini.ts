import { useWindowWidth } from '@/platform/width'

/** Widest column of a screen in CSS px ($column). */
const COLUMN = 640

/** No mini-program opens on a desktop's window. */
export const useIsWide = (): boolean => false

/** Width of the screen's column in CSS px, from edge to edge. */
export const useListWidth = (): number => Math.min(useWindowWidth(), COLUMN)
