import { useSyncExternalStore } from 'react'
import { env } from '@/platform/env'

/** CSS px of the phone that the server renders for. */
export const FIRST_WIDTH = 375

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/**
 * Width of the window in CSS px, another one after it was changed. What the server has rendered is for a phone first.
 */
export const useWindowWidth = (): number => useSyncExternalStore(watchWidth, env.width, () => FIRST_WIDTH)
