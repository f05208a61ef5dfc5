import '@/platform/polyfill'
import '@/platform/base-style'
import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { siteChrome } from '@/features/site/components/chrome'
import { listenForUpdates } from '@/features/site/listenForUpdates'
import { privacy } from '@/platform/privacy'
import { configureErrorDisplay } from '@/services/error-handler'
import { configureCalls } from '@/services/client'
import { queryClient } from '@/services/query'
import { errorDisplay } from '@/shared/screen/error-display'
import { onFlash } from '@/state/flash'
import { start } from '@/state/start'
import './main-package'
import { registerChrome } from '@/ui/layout/chrome'
import './app.scss'

registerChrome(siteChrome)
configureErrorDisplay(errorDisplay)
start()
// Its sheet is fetched when a private interface is first used.
privacy.listen(async () => (await import('@/features/site/components/PrivacySheet')).requestConsent())
// Most visits do nothing delicate.
configureCalls({ prove: async () => (await import('@/features/account/askProof')).askProof() })
// Most visits have no message: what shows them is fetched with the first.
onFlash(async (messages) => (await import('@/shared/flash/openFlash')).openFlash(messages))
listenForUpdates()

/** Root of every screen. */
export default function App({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
