import { may, permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { useMember } from '@/features/screen/useMember'
import { useT } from '@/i18n'
import { back, go } from '@/routes'
import { useSession } from '@/state/session'
import { useIsOperator } from '@/state/view'
import { Button } from '@/ui/Button'
import { Screen, type ScreenState } from '@/ui/Screen'
import { OpsPanel } from './OpsPanel'
import s from './OpsScreen.module.scss'

const NONE: readonly string[] = []

/** ops.index: where an operator begins. Anyone else is told what it is and how one gets in. */
export function OpsScreen() {
  const t = useT()
  const guard = useMember()
  const isOperator = useIsOperator()
  const perms = useSession((state) => state.user?.perms ?? NONE)
  const none: ScreenState = {
    kind: 'empty',
    icon: 'user',
    text: t('site.ops.none'),
    hint: t('site.ops.noneHint'),
    action: { text: t('common.backHome'), onTap: () => void go('mobile.index', {}, { replace: true }) },
  }
  return (
    <Screen title={t('site.ops.title')} state={guard ?? (isOperator ? undefined : none)}>
      <OpsPanel onLeave={() => back('ucenter')} />
      {may(perms, permissions.verifyEticket) ? (
        <View className={s.ways}>
          <Button wide kind="secondary" onTap={() => void go('ops.usercoupon')}>
            {t('counter.title')}
          </Button>
        </View>
      ) : null}
    </Screen>
  )
}
