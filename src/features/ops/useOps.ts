import { hasPermission, type Permission } from '@storefront/contract/permissions'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { go } from '@/router'
import { useSession } from '@/state/session'
import type { ScreenState } from '@/ui/layout/Screen'

/** Guards an operators' screen: a visitor logs in, a user without the permission sees a message. Null for permitted users. */
export function useOps(need: Permission): ScreenState | null {
  const t = useT()
  const guard = useRequireLogin()
  const isAllowed = useSession(({ user }) => user !== null && hasPermission(user.perms, need))
  if (guard || isAllowed) return guard
  return {
    kind: 'empty',
    icon: 'user',
    text: t('ops.forbidden'),
    hint: t('ops.forbiddenHint'),
    action: { text: t('common.backHome'), onTap: () => void go('mobile.index', {}, { replace: true }) },
  }
}
