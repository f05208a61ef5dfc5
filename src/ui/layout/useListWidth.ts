import { useWindowWidth } from '@/platform/width'

/** Widest column of a screen (src/ui/theme). */
const COLUMN = 640

/** Width of the screen's column in CSS px, from edge to edge; another one after the phone was turned. */
export const useListWidth = (): number => Math.min(useWindowWidth(), COLUMN)
