import { useMemo } from 'react'
import { useLanguage, useT } from '@/i18n'
import { go } from '@/routes'
import { useSession } from '@/state/session'
import type { CardWords } from './words'

const NONE: readonly string[] = []
const open: CardWords['open'] = (name, params) => void go(name, params)

/** The words for cards, anew when the language changes or another one is logged in. */
export function useCardWords(): CardWords {
  const t = useT()
  const language = useLanguage()
  const perms = useSession((state) => state.user?.perms ?? NONE)
  return useMemo(() => ({ t, language, perms, now: Date.now(), open }), [t, language, perms])
}
