import '@/platform/polyfill'
import '@/platform/base-style'
import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { queryClient } from '@/services/query'
import '../src/app.scss'

/** Root of the gallery: the shop's own parts without its start, so that no session and no site are asked for. */
export default function App({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
