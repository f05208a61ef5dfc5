import '@/platform/polyfill'
import '@/platform/base-style'
import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { queryClient } from '@/services/query'
import { start } from '@/state/start'
import './app.scss'

start()

/** Root of every screen. */
export default function App({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
