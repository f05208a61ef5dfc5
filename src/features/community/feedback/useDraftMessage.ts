import { useState } from 'react'
import { router } from '@/router/router'
import { stored } from '@/platform/storage'
import type { StoredImage } from '@/shared/picture/PictureSet'
import { useSession } from '@/state/session'

/** A message that is being written. */
export interface DraftMessage {
  readonly text: string
  readonly contact: string
  readonly images: readonly StoredImage[]
}

const BLANK: DraftMessage = { text: '', contact: '', images: [] }

const isDraft = (value: unknown): value is DraftMessage => {
  const { text, contact, images } = (value ?? {}) as Partial<Record<keyof DraftMessage, unknown>>
  return (
    typeof text === 'string' &&
    typeof contact === 'string' &&
    Array.isArray(images) &&
    images.every((image) => typeof image?.id === 'number')
  )
}

/**
 * Returns a message kept on this device under its writer's name until it is sent, so that a reload or a failure loses
 * nothing.
 */
export function useDraftMessage(name: string) {
  const owner = useSession((state) => state.user?.uuid ?? '')
  const [draft] = useState(() =>
    stored<DraftMessage>(`message:${router.site().tenant}:${owner}:${name}`, {
      version: 1,
      empty: BLANK,
      check: isDraft,
    }),
  )
  const [message, setMessage] = useState(() => draft.read())
  return {
    message,
    change(part: Partial<DraftMessage>) {
      const next = { ...message, ...part }
      setMessage(next)
      draft.write(next)
    },
    /** It is with the server now. */
    drop() {
      setMessage(BLANK)
      draft.clear()
    },
  }
}
