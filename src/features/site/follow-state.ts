import { create } from 'zustand'
import { sessionStore } from '@/platform/session-store'
import { accountApi } from '@/services/api/account'
import { session, useSession } from '@/state/session'
import { useSite } from '@/state/site'

const STORAGE_KEY = 'follow-dismissed'
const store = create<{ readonly dismissed: boolean }>()(() => ({ dismissed: sessionStore.read(STORAGE_KEY) === '1' }))

/** No banner for the rest of this visit. */
export function dismissFollow(): void {
  sessionStore.write(STORAGE_KEY, '1')
  store.setState({ dismissed: true })
}

export const useFollowDismissed = (): boolean => store((state) => state.dismissed)

/** The site has an account, wants it to be followed, and this visitor does not yet (spec 2, follow prompt). */
export function useFollowWanted(): boolean {
  const isWanted = useSite(({ site, config }) => config.follow_prompt && Boolean(site?.wx_qr_url))
  const follows = useSession((state) => state.user?.is_follow === true)
  return isWanted && !follows
}

/**
 * Asks again whether the user follows, which the server hears from WeChat. Never rejects: the prompt is no reason to
 * complain.
 */
export async function renewFollow(): Promise<void> {
  const { user, patch } = session()
  if (!user || user.is_follow) return
  const { is_follow } = await accountApi.me().catch(() => user)
  if (is_follow) patch({ is_follow })
}
