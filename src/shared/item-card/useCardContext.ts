import { useMemo } from 'react'
import { renderNow } from '@/platform/first-page'
import { useIsFirstRender } from '@/platform/use-first-render'
import { useLanguage, useT } from '@/i18n'
import { go } from '@/router'
import { useSession } from '@/state/session'
import type { CardContext } from './card-context'

const NONE: readonly string[] = []
const open: CardContext['open'] = (name, params) => void go(name, params)

/** Returns the labels of cards, computed again when the language or the user's permissions change. */
export function useCardContext(): CardContext {
  const t = useT()
  const language = useLanguage()
  const perms = useSession((state) => state.user?.perms ?? NONE)
  const isFirst = useIsFirstRender()
  return useMemo(() => ({ t, language, perms, now: renderNow(isFirst), open }), [t, language, perms, isFirst])
}
