import { useMemo } from 'react'
import { useLanguage, useT } from '@/i18n'
import type { CardWords } from './toCard'

/** The words for cards, anew when the language changes. */
export function useCardWords(): CardWords {
  const t = useT()
  const language = useLanguage()
  return useMemo(() => ({ t, language, now: Date.now() }), [t, language])
}
