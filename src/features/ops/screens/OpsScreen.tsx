import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { homeAction } from '@/shared/screen/useScreenState'
import { back } from '@/router'
import { useIsOperator } from '@/state/view'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { OpsHomeView } from '@/features/ops/components/home/OpsHomeView'
import { OpsMenu } from '@/features/ops/components/OpsMenu'
import { OpsPanel } from '@/features/ops/components/OpsPanel'

/** ops.index: an operator's working day. Other users see what it is and how to get access. */
export function OpsScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const isOperator = useIsOperator()
  const none: ScreenState = {
    kind: 'empty',
    icon: 'user',
    text: t('site.ops.none'),
    hint: t('site.ops.noneHint'),
    action: homeAction(),
  }
  return (
    <Screen title={t('site.ops.title')} state={guard ?? (isOperator ? undefined : none)}>
      <OpsPanel onLeave={() => back('ucenter')}>
        <OpsHomeView />
        <OpsMenu />
      </OpsPanel>
    </Screen>
  )
}
