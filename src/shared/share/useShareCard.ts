import { useLanguage } from '@/i18n'
import { useShare } from '@/platform/share'
import type { ShareCard, Shareable } from '@/platform/share/types'
import { useSession } from '@/state/session'
import { useSiteLanguage } from '@/ui/stores'
import { shareableOf } from './shareable'

/**
 * Shares this screen by the menu of the app around it, and returns the value for our own button. Null while the
 * screen's content is unknown. In a mini-program the page's config needs `enableShareAppMessage`
 * (docs/how-to/share.md).
 */
export function useShareCard(card: ShareCard | null): Shareable | null {
  const user = useSession((state) => state.user)
  const language = useLanguage()
  const siteLanguage = useSiteLanguage()
  const item = card && shareableOf(card, user, language === siteLanguage ? undefined : language)
  useShare(item)
  return item
}
