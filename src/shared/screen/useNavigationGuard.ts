import { useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { blockNavigation } from '@/platform/navigation-guard'
import { confirm } from '@/ui/overlay/dialogs'

/**
 * Asks before a screen with changes that are not saved is left by going back.
 * @returns lets the screen go at once: after saving, before the change has come back into `changed`
 */
export function useNavigationGuard(hasChanges: boolean): () => void {
  const t = useT()
  const release = useRef(() => {})
  useEffect(() => {
    if (!hasChanges) return
    const text = t('profile.leaveAsk')
    release.current = blockNavigation(text, () =>
      confirm({ text, confirmText: t('profile.leaveYes'), cancelText: t('profile.leaveNo') }),
    )
    return () => release.current()
  }, [hasChanges, t])
  return () => release.current()
}
