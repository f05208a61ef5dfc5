import { useCallback, useEffect, useRef, useState } from 'react'
import { leaveComposition } from '@/platform/composition'
import { isFinal, getIdempotencyKey, clearIdempotencyKey } from './idempotency-key'
import { showError } from './error-handler'

export interface SubmitControl<P, R> {
  /**
   * Sends; resolves with the reply, or with undefined when nothing came of it: it failed (the visitor has been told),
   * the same button is still busy, or an input method was still composing a word of what is sent.
   */
  readonly submit: (payload: P) => Promise<R | undefined>
  readonly busy: boolean
}

export interface SubmitOptions {
  /** Handles a failure in its own way; only a result of `false` passes it on to the catalogue. */
  readonly onError?: (error: unknown) => unknown
}

/**
 * Returns a submit with a double-tap guard and an idempotency key that survives a reload (design 5).
 * @param action names the action, e.g. `checkout_submit:basket`; together with the payload it finds the key again
 * @param send makes the request with the key
 */
export function useSubmit<P, R>(
  action: string,
  send: (payload: P, key: string) => Promise<R>,
  options: SubmitOptions = {},
): SubmitControl<P, R> {
  const [busy, setBusy] = useState(false)
  // State comes too late for a second tap in the same frame.
  const sending = useRef(false)
  const mounted = useRef(true)
  const latest = useRef({ send, options })
  latest.current = { send, options }

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const submit = useCallback(
    async (payload: P): Promise<R | undefined> => {
      if (sending.current || leaveComposition()) return undefined
      sending.current = true
      setBusy(true)
      try {
        const reply = await latest.current.send(payload, getIdempotencyKey(action, payload))
        clearIdempotencyKey(action, payload)
        return reply
      } catch (error) {
        if (isFinal(error)) clearIdempotencyKey(action, payload)
        const { onError } = latest.current.options
        if (!onError || onError(error) === false) showError(error, 'submit')
        return undefined
      } finally {
        sending.current = false
        if (mounted.current) setBusy(false)
      }
    },
    [action],
  )
  return { submit, busy }
}
