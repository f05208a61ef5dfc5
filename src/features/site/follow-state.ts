import { create } from 'zustand'
import { sessionStore } from '@/platform/session-store'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'

const KEPT = 'follow-dismissed'
const store = create<{ readonly dismissed: boolean }>()(() => ({ dismissed: sessionStore.read(KEPT) === '1' }))

/** No banner for the rest of this visit. */
export function dismissFollow(): void {
  sessionStore.write(KEPT, '1')
  store.setState({ dismissed: true })
}

export const useFollowDismissed = (): boolean => store((state) => state.dismissed)

/** The site has an account, wants it to be followed, and this visitor does not yet (spec 2, follow prompt). */
export function useFollowWanted(): boolean {
  const isWanted = useSite(({ site, config }) => config.follow_prompt && Boolean(site?.wx_qr_url))
  const follows = useSession((state) => state.user?.is_follow === true)
  return isWanted && !follows
}
