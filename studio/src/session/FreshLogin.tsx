import { lazy, Suspense, useEffect, useState } from 'react'
import { onFreshLogin } from '../calls/call'

const FreshLoginModal = lazy(async () => ({ default: (await import('./FreshLoginModal')).FreshLoginModal }))

/** Asks the user to show again who they are when a call needs it, and lets the call go on. */
export function FreshLogin() {
  const [settle, setSettle] = useState<((isFresh: boolean) => void) | null>(null)
  useEffect(() => onFreshLogin(() => new Promise((resolve) => setSettle(() => resolve))), [])
  if (!settle) return null
  const close = (isFresh: boolean) => {
    settle(isFresh)
    setSettle(null)
  }
  return (
    <Suspense>
      <FreshLoginModal onClose={close} />
    </Suspense>
  )
}
