import { hasPermission } from '@storefront/contract/has-permission'
import type { Permission } from '@storefront/contract/permissions'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { go } from '@/router'
import { useSession } from '@/state/session'
import { useIsOperator } from '@/state/view'
import type { ScreenState } from '@/ui/layout/Screen'

/**
 * Guards an operators' screen: a visitor logs in, a user without any of the permissions sees a message and the way on,
 * which for staff is their own home. Null for permitted users.
 */
export function useOps(...needs: readonly Permission[]): ScreenState | null {
  const t = useT()
  const guard = useRequireLogin()
  const isOperator = useIsOperator()
  const isAllowed = useSession(({ user }) => user !== null && needs.some((need) => hasPermission(user.perms, need)))
  if (guard || isAllowed) return guard
  const [text, name] = isOperator
    ? ([t('opsHome.title'), 'ops.index'] as const)
    : ([t('common.backHome'), 'mobile.index'] as const)
  return {
    kind: 'empty',
    icon: 'user',
    text: t('opsHome.forbidden'),
    hint: t('opsHome.forbiddenHint'),
    action: { text, onTap: () => void go(name, {}, { replace: true }) },
  }
}
