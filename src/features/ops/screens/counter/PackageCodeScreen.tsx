import { useQuery } from '@tanstack/react-query'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsApi } from '@/services/api/ops'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { QrCode } from '@/ui/display/QrCode'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import s from '@/features/ops/components/Counter.module.scss'

const SIZE = 220
const NONE: readonly string[] = []

/** ops.couponpackagecode: the own code of a package, which customers scan, and how many came through it. */
export function PackageCodeScreen() {
  const t = useT()
  const { params } = useRoute()
  const guard = useRequireLogin()
  const isStaff = useSession((state) => hasPermission(state.user?.perms ?? NONE, permissions.readShortlink))
  const id = Number(params.id)
  const query = useQuery({
    queryKey: walletKeys.packageCode(id),
    queryFn: ({ signal }) => opsApi.packageCode(id, { signal }),
    enabled: guard === null && isStaff,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const mine = query.data
  const deniedState: ScreenState = {
    kind: 'empty',
    icon: 'user',
    text: t('counter.deniedPack'),
    hint: t('counter.deniedHint'),
  }
  return (
    <Screen title={t('counter.packTitle')} state={guard ?? (isStaff ? screenState : deniedState)}>
      {mine ? (
        <View className={s.page}>
          <View className={s.code}>
            <View className={s.name}>{mine.package.name}</View>
            <QrCode text={mine.mobile_url} size={SIZE} label={t('counter.packOf', { name: mine.package.name })} />
            <View className={s.digits}>{mine.code}</View>
            <View className={s.sub}>{t('counter.packCount', { n: mine.received })}</View>
            <View className={s.hint}>{t('counter.packHint')}</View>
          </View>
          <Button wide kind="secondary" onTap={() => void copyText(mine.mobile_url)}>
            {t('counter.packCopy')}
          </Button>
        </View>
      ) : null}
    </Screen>
  )
}
