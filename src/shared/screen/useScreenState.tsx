import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { t } from '@/i18n'
import { go } from '@/router'
import { ApiError, isNotFound } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { showError } from '@/services/error-handler'
import type { EmptyProps } from '@/ui/feedback/Empty'
import type { ScreenState } from '@/ui/layout/Screen'

type Query = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isError' | 'refetch'>

/**
 * Returns the state of a screen with a single query. Loaded data stays visible while it is requested again, also when
 * that fails, unless the server says that it exists no more. An expired session leads to login, and a refusal of the
 * business is said as any other (spec 8.1).
 */
export function useScreenState(query: Query, skeleton?: ReactNode): ScreenState {
  const { data, error, isError, refetch } = query
  const isShown = error instanceof ApiError && (error.status === 401 || error.isBusiness)
  useEffect(() => {
    if (isShown) showError(error)
  }, [isShown, error])
  if (data !== undefined && !isNotFound(error)) return { kind: 'ready' }
  if (isError) return { kind: 'failed', text: errorText(error), onRetry: () => void refetch() }
  return { kind: 'loading', skeleton }
}

/** Returns the way on from a screen on which nothing is left to do: home, in its place. */
export const homeAction = (): NonNullable<EmptyProps['action']> => ({
  text: t('common.backHome'),
  onTap: () => void go('mobile.index', {}, { replace: true }),
})
