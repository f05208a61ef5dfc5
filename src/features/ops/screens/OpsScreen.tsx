import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { back, go } from '@/router'
import { useIsOperator } from '@/state/view'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { OpsMenu } from '@/features/ops/components/OpsMenu'
import { OpsPanel } from '@/features/ops/components/OpsPanel'

/** ops.index: the operators' entry screen. Other users see what it is and how to get access. */
export function OpsScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const isOperator = useIsOperator()
  const none: ScreenState = {
    kind: 'empty',
    icon: 'user',
    text: t('site.ops.none'),
    hint: t('site.ops.noneHint'),
    action: { text: t('common.backHome'), onTap: () => void go('mobile.index', {}, { replace: true }) },
  }
  return (
    <Screen title={t('site.ops.title')} state={guard ?? (isOperator ? undefined : none)}>
      <OpsPanel menu={<OpsMenu />} onLeave={() => back('ucenter')} />
    </Screen>
  )
}
