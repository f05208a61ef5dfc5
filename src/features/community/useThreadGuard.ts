import { useT } from '@/i18n'
import { homeAction } from '@/shared/screen/useScreenState'
import { useHasComments } from '@/state/comments'
import type { ScreenState } from '@/ui/layout/Screen'

/** State of a screen of comments in a build that is being reviewed (spec 6); null where comments are shown. */
export function useThreadGuard(): ScreenState | null {
  const t = useT()
  if (useHasComments()) return null
  return {
    kind: 'empty',
    icon: 'edit',
    text: t('thread.off'),
    action: homeAction(),
  }
}
