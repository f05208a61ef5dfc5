import { useSyncExternalStore } from 'react'
import { env } from '@/platform/env'
import { watchWidth } from '@/platform/width'

/** Widest column of a screen (src/ui/theme). */
const COLUMN = 640

const read = (): number => Math.min(env.width(), COLUMN)

/** Width of the screen's column in CSS px, from edge to edge; another one after the phone was turned. */
export const useListWidth = (): number => useSyncExternalStore(watchWidth, read, read)
