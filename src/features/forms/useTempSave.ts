import { FORM_SAVE_MS } from '@storefront/contract/constants'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '@/forms/useSchemaForm'
import { formsApi } from '@/services/api/forms'
import { isLoggedIn } from '@/state/session'

interface TempSave {
  /** Saves the current values; true on success. Failures are not reported (spec 8). */
  readonly save: () => Promise<boolean>
  /** The current values are saved. */
  readonly isSaved: boolean
  /** Stops saving, and settles when no request is pending: a submitted form must not be followed by a save of it. */
  readonly pause: () => Promise<unknown>
  readonly resume: () => void
}

/** Saves what is filled in so far: every 20 s when something has changed since, and when asked to (spec 4). */
export function useTempSave({ slug, config }: FormDetail, values: FormValues): TempSave {
  const enabled = config.enable_temp_save
  const text = JSON.stringify(values)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const latest = useRef({ values, text })
  latest.current = { values, text }
  // What the form began with needs no saving.
  const sentText = useRef(text)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const isPaused = useRef(false)

  const save = useCallback((): Promise<boolean> => {
    running.current = running.current.then(async () => {
      if (isPaused.current) return false
      const now = latest.current
      try {
        await formsApi.saveForm(slug, { ...now.values })
        sentText.current = now.text
        setSavedAt(now.text)
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
  return { save, isSaved: savedAt === text, pause, resume }
}
