import { useRef } from 'react'
import { showError } from '@/services/error-handler'
import { session } from '@/state/session'

/** Whether the reader likes something, and how many do. */
export interface Liked {
  readonly is_liked: boolean
  readonly like_count: number
}

interface LikeOptions {
  readonly send: (isLiked: boolean) => Promise<Liked>
  /** Shows it wherever the thing stands. */
  readonly show: (liked: Liked) => void
}

/**
 * Likes something, or takes the like back: shown at once, and reverted with an error message when the server refuses.
 */
export function useLike({ is_liked, like_count }: Liked, { send, show }: LikeOptions): () => Promise<void> {
  // A second tap before the answer does nothing; showing that would cost more than the like itself.
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current || !(await session().ensureLogin())) return
    isBusy.current = true
    show({ is_liked: !is_liked, like_count: Math.max(0, like_count + (is_liked ? -1 : 1)) })
    try {
      show(await send(!is_liked))
    } catch (error) {
      show({ is_liked, like_count })
      showError(error)
    } finally {
      isBusy.current = false
    }
  }
}
