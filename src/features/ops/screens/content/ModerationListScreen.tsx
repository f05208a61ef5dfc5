import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { decisionList, moderationList } from '@/features/ops/moderation/lists'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { go } from '@/router'
import { ListScreen } from '@/shared/list/ListScreen'
import { Button } from '@/ui/controls/Button'

/** ops.moderation: what waits for a decision, with links to what was decided and to the site's rules. */
export function ModerationListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeModeration)
  const links = (
    <View className={s.links}>
      <Button size="s" kind="ghost" onTap={() => void go('ops.moderation.log')}>
        {t('opsModeration.log')}
      </Button>
      <Button size="s" kind="ghost" onTap={() => void go('ops.moderation.rules')}>
        {t('opsModeration.rules')}
      </Button>
    </View>
  )
  return (
    <ListScreen
      spec={moderationList}
      title={t('opsModeration.title')}
      state={guard ?? undefined}
      before={guard ? null : links}
    />
  )
}

/** ops.moderation.log */
export function ModerationLogScreen() {
  const t = useT()
  const guard = useOps(permissions.changeModeration)
  return <ListScreen spec={decisionList} title={t('opsModeration.log')} state={guard ?? undefined} />
}
