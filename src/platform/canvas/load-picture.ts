import { withTimeout } from '@/lib/async'
import type { Picture } from '@/lib/canvas'

/** A picture that takes longer is left out: the poster is wanted now. */
const LOAD_MS = 8000

interface Loading extends Picture {
  onload: unknown
  onerror: unknown
  src: string
}

/** Loads an address into a picture element of any target; null when it fails or takes too long. */
export const loadPicture = <I extends Loading>(image: I, address: string): Promise<I | null> =>
  withTimeout(
    LOAD_MS,
    new Promise<I | null>((resolve) => {
      image.onload = () => resolve(image.width > 0 ? image : null)
      image.onerror = () => resolve(null)
      image.src = address
    }),
    null,
  )
