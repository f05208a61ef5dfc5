import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { RulesForm } from '@/features/ops/moderation/RulesForm'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { moderationApi, moderationKeys } from '@/services/api/ops/moderation'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'

/** ops.moderation.rules: the sensitive words and what else holds a post back. */
export function ModerationRulesScreen() {
  const t = useT()
  const guard = useOps(permissions.changeModeration)
  const query = useQuery({
    queryKey: moderationKeys.rules(),
    queryFn: ({ signal }) => moderationApi.rules({ signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  return (
    <Screen title={t('opsModeration.rules')} state={guard ?? screenState}>
      {query.data ? <RulesForm rules={query.data} /> : null}
    </Screen>
  )
}
