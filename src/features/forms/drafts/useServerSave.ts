import { FORM_SAVE_MS } from '@storefront/contract/constants'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '@/forms/useSchemaForm'
import { formsApi } from '@/services/api/forms'
import { isLoggedIn } from '@/state/session'

export interface ServerSave {
  /** Saves the current values; true on success. Failures are not reported (spec 8). */
  readonly save: () => Promise<boolean>
  /** The current values are saved. */
  readonly isSaved: boolean
  /** Stops saving, and settles when no request is pending: a submitted form must not be followed by a save of it. */
  readonly pause: () => Promise<unknown>
  readonly resume: () => void
}

interface Options {
  readonly slug: string
  readonly enabled: boolean
  readonly values: FormValues
  /** The values as one text, which changes with them. */
  readonly text: string
  /** Called with the saved values, and the server's time of the save in milliseconds. */
  readonly onSaved: (values: FormValues, at: number) => void
}

/**
 * Saves what is filled in so far on the server: every 20 s when something has changed since, and when asked to (spec
 * 4).
 */
export function useServerSave({ slug, enabled, values, text, onSaved }: Options): ServerSave {
  const [savedText, setSavedText] = useState<string | null>(null)
  const latest = useRef({ values, text, onSaved })
  latest.current = { values, text, onSaved }
  // What the form began with needs no saving.
  const sentText = useRef(text)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const isPaused = useRef(false)

  const save = useCallback((): Promise<boolean> => {
    running.current = running.current.then(async () => {
      if (isPaused.current) return false
      const now = latest.current
      try {
        const { saved_at } = await formsApi.saveForm(slug, { ...now.values })
        sentText.current = now.text
        setSavedText(now.text)
        latest.current.onSaved(now.values, Date.parse(saved_at))
        return true
      } catch {
        return false
      }
    })
    return running.current
  }, [slug])

  useEffect(() => {
    if (!enabled) return
    const timer = setInterval(() => {
      if (isLoggedIn() && latest.current.text !== sentText.current) void save()
    }, FORM_SAVE_MS)
    return () => clearInterval(timer)
  }, [enabled, save])

  const pause = useCallback(() => {
    isPaused.current = true
    return running.current
  }, [])
  const resume = useCallback(() => {
    isPaused.current = false
  }, [])
  return { save, isSaved: savedText === text, pause, resume }
}
