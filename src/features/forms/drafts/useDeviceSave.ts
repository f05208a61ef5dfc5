import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { draftOf } from '@storefront/contract/domain/forms/form-values'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues } from '@/forms/useSchemaForm'
import { onAppHide } from '@/platform/page-hide'
import { session } from '@/state/session'
import { deviceDraft, type Draft } from './device-draft'

/** A pause in typing after which what was typed is written down; leaving the page writes at once. */
const PAUSE_MS = 400

interface Options {
  readonly slug: string
  readonly enabled: boolean
  readonly schema: FormSchema
  readonly values: FormValues
  readonly text: string
  /**
   * Another draft that is still offered: it survives with this one. Read when it is written, which may be before React
   * has drawn.
   */
  readonly offer: { readonly current: Draft | null }
}

/**
 * Keeps what is typed on this device, so that a reload, a kill, an offline spell or a login loses nothing. Once a user
 * is known the draft stays theirs, also when their session runs out.
 */
export function useDeviceSave({ slug, enabled, schema, values, text, offer }: Options) {
  const [isSaved, setIsSaved] = useState(false)
  const latest = useRef({ schema, values, text })
  latest.current = { schema, values, text }
  const writtenText = useRef(text)
  const owner = useRef('')
  const isOver = useRef(false)

  const write = useCallback(
    (at = Date.now()) => {
      if (!enabled || isOver.current) return
      const now = latest.current
      const uuid = session().user?.uuid ?? owner.current
      const draft = { values: draftOf(now.schema, now.values), at, ...(offer.current && { offer: offer.current }) }
      if (!deviceDraft(uuid, slug).write(draft)) return
      // A visitor who has logged in takes the draft along.
      if (owner.current === '' && uuid !== '') deviceDraft('', slug).clear()
      owner.current = uuid
      writtenText.current = now.text
      setIsSaved(true)
    },
    [enabled, slug, offer],
  )

  useEffect(() => {
    if (text === writtenText.current) return
    const timer = setTimeout(() => write(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, write])

  useEffect(() => {
    const writeRest = () => {
      if (latest.current.text !== writtenText.current) write()
    }
    const stop = onAppHide(writeRest)
    return () => {
      stop()
      writeRest()
    }
  }, [write])

  /** The form was submitted: nothing of it stays here. */
  const clear = useCallback(() => {
    isOver.current = true
    deviceDraft(owner.current, slug).clear()
    deviceDraft(session().user?.uuid ?? '', slug).clear()
    deviceDraft('', slug).clear()
  }, [slug])
  return { write, clear, isSaved }
}
