import { codes } from '@/services/codes'
import { useCallback, useRef } from 'react'
import { ApiError } from '@/services/client'
import { type SubmitControl, type SubmitOptions, useSubmit } from '@/services/use-submit'
import { ensureMobile } from './ensureMobile'

const wantsMobile = (error: unknown): boolean => error instanceof ApiError && error.code === codes.mobileBindRequired

/**
 * Returns a submit for which the site may require a bound mobile number: it is requested before the call, and once more
 * when only the server knew; then the submit continues automatically (spec 4). Otherwise the same as `useSubmit`.
 */
export function useBoundSubmit<P, R>(
  action: string,
  send: (payload: P, key: string) => Promise<R>,
  options: SubmitOptions = {},
): SubmitControl<P, R> {
  const isLast = useRef(false)
  const refusal = useRef<unknown>(null)
  const { submit: sendOnce, busy } = useSubmit(action, send, {
    onError: (error) => {
      // After a number was bound, a refusal for a missing number is reported like any other error.
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
