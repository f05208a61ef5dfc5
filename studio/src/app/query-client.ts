import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../calls/error'

/** Reads are tried again when there was no answer, never when there was one. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 2 && error instanceof CallError && error.status === 0,
      },
      mutations: { retry: false },
    },
  })
