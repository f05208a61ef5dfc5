import { useMemo } from 'react'
import { useLanguage, useT } from '@/i18n'
import { useSession } from '@/state/session'
import type { CardWords } from './words'

const NONE: readonly string[] = []

/** The words for cards, anew when the language changes or another one is logged in. */
export function useCardWords(): CardWords {
  const t = useT()
  const language = useLanguage()
  const perms = useSession((state) => state.user?.perms ?? NONE)
  return useMemo(() => ({ t, language, perms, now: Date.now() }), [t, language, perms])
}
