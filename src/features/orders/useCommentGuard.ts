import { useT } from '@/i18n'
import { homeAction } from '@/shared/screen/useScreenState'
import { useHasComments } from '@/state/comments'
import type { ScreenState } from '@/ui/layout/Screen'

/** State of a screen of comments that is switched off; null where they are shown. */
export function useCommentGuard(): ScreenState | null {
  const t = useT()
  if (useHasComments()) return null
  return {
    kind: 'empty',
    icon: 'star',
    text: t('comment.off'),
    action: homeAction(),
  }
}
