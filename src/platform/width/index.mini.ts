import { env } from '@/platform/env'

/** Our mini-programs stand upright, and their window keeps its width. */
export const useWindowWidth = (): number => env.width()
