import { codes } from '@/services/codes'
import { useCallback, useRef } from 'react'
import { ApiError } from '@/services/client'
import { type SubmitControl, type SubmitOptions, useSubmit } from '@/services/use-submit'
import { ensureMobile } from './ensureMobile'

const wantsMobile = (error: unknown): boolean => error instanceof ApiError && error.code === codes.mobileBindRequired

/**
 * A submit for which the site may want a bound mobile number: asked for before it goes out, and once more when only the
 * server knew; then it goes on by itself (spec 4). Otherwise as `useSubmit`.
 */
export function useBoundSubmit<P, R>(action: string, send: (payload: P, key: string) => Promise<R>, options: SubmitOptions = {}): SubmitControl<P, R> {
  const isLast = useRef(false)
  const refusal = useRef<unknown>(null)
  const { submit: sendOnce, busy } = useSubmit(action, send, {
    onError: (error) => {
      // After a number was bound a refusal for want of one is told like any other.
      if (!wantsMobile(error) || isLast.current) return options.onError?.(error) ?? false
      refusal.current = error
      return true
    },
  })
  const submit = useCallback(
    async (payload: P): Promise<R | undefined> => {
      if (!(await ensureMobile())) return undefined
      isLast.current = false
      refusal.current = null
      const reply = await sendOnce(payload)
      if (reply !== undefined || refusal.current === null) return reply
      if (!(await ensureMobile({ isRequired: true }))) return undefined
      isLast.current = true
      return sendOnce(payload)
    },
    [sendOnce],
  )
  return { submit, busy }
}
