import { codes } from '@/services/codes'
import type { Node } from '@storefront/contract/entities/site/node'
import { reloadScreens } from '@/shared/screen/reload-screens'
import { t } from '@/i18n'
import '@/i18n/overlay'
import { feedback } from '@/platform/feedback'
import { siteApi } from '@/services/api/site'
import { ApiError } from '@/services/client'
import { keys, queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { loadSite } from '@/state/site'

const showUnavailable = (): void => feedback.toast(t('node.unavailable'), { at: 'center' })

/** The node was disabled while the list was open: the list is requested again. */
function onRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== codes.nodeUnavailable) return false
  showUnavailable()
  void queryClient.invalidateQueries({ queryKey: keys.nodes() })
  return true
}

/**
 * Selects the user's node (spec 7, set_node). Afterwards all loaded data is requested again and all screens restart,
 * because the content of a site may depend on the node.
 */
export function useChooseNode(onDone: () => void) {
  const { submit, busy } = useSubmit(
    'set_node',
    ({ uuid, id }: { uuid: string; id: number }) => siteApi.setNode(uuid, id),
    { onError: onRefusal },
  )
  const choose = async (node: Pick<Node, 'id' | 'is_active'>): Promise<void> => {
    if (!node.is_active) return showUnavailable()
    // The session may have ended while the list was open: what was tapped is done once the user is known again.
    if (!(await session().ensureLogin())) return
    const { user } = session()
    if (!user) return
    const updatedUser = await submit({ uuid: user.uuid, id: node.id })
    if (!updatedUser) return
    session().patch(updatedUser)
    feedback.toast(t('node.done'), { at: 'center' })
    void loadSite()
    void queryClient.invalidateQueries()
    onDone()
    reloadScreens()
  }
  return { choose, busy }
}
