import { canCancelSubscription } from '@storefront/contract/domain/catalog/back-in-stock'
import type { BackInStockSubscription } from '@storefront/contract/entities/catalog/back-in-stock'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { changeItem } from '@/shared/list/cache'
import { usePaged } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { showError } from '@/services/error-handler'
import { catalogApi } from '@/services/api/catalog'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { confirm } from '@/ui/overlay/dialogs'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { timeLabel } from '@/ui/display/timeLabel'
import s from './BackInStock.module.scss'

const idOf = ({ id }: BackInStockSubscription): number => id

/** The user's back-in-stock subscriptions. The server sorts notified ones first, then waiting ones. */
export function BackInStockList() {
  const t = useT()
  const guard = useRequireLogin()
  const [busy, setBusy] = useState<number | null>(null)
  const { items, view, refetch } = usePaged<BackInStockSubscription>({
    key: walletKeys.backInStockSubscriptions(),
    load: catalogApi.backInStockSubscriptions,
    idOf,
    enabled: guard === null,
  })
  const cancel = async ({ id }: BackInStockSubscription) => {
    if (busy !== null || !(await confirm({ text: t('resv.cancelAsk'), confirmText: t('resv.cancel') }))) return
    setBusy(id)
    try {
      await catalogApi.cancelBackInStockSubscription(id)
      feedback.toast(t('resv.cancelled'))
      await refetch()
    } catch (error) {
      showError(error)
      await showNow(id)
    }
    setBusy(null)
  }
  /** The current state is shown below the error message. */
  const showNow = async (id: number): Promise<void> => {
    try {
      changeItem(walletKeys.backInStockSubscriptions(), await catalogApi.backInStockSubscription(id), idOf)
    } catch {
      await refetch()
    }
  }
  return (
    <Screen title={t('resv.title')} state={guard ?? undefined}>
      <ListView
        {...view}
        skeleton={<SkeletonRows rows={3} />}
        empty={
          <Empty
            icon="time"
            text={t('resv.empty')}
            hint={t('resv.emptyHint')}
            action={{ text: t('couponDetail.toShop'), onTap: () => void go('shop.category') }}
          />
        }
      >
        <View className={s.page}>
          {items.map((item) => (
            <View key={item.id} className={s.card}>
              <View className={s.product}>
                <View className={s.pic}>
                  <Picture image={item.product?.main_image ?? null} alt="" width={72} ratio={1} />
                </View>
                <View className={s.body}>
                  <View className={s.name}>{item.product?.name ?? t('resv.gone')}</View>
                  <View className={s.sub}>
                    <Text className={cx(s.status, (item.status === 'cancelled' || item.status === 'over') && s.past)}>
                      {item.status_display}
                    </Text>
                    {` · ${t('resv.count', { n: item.quantity })}`}
                    {item.notified === null
                      ? null
                      : ` · ${t('resv.notified', { time: timeLabel(t, item.notified, Date.now()) })}`}
                  </View>
                </View>
              </View>
              {canCancelSubscription(item.status) ? (
                <View className={s.actions}>
                  <Button
                    size="s"
                    kind="ghost"
                    busy={busy === item.id}
                    label={`${t('resv.cancel')} ${item.product?.name ?? ''}`}
                    onTap={() => void cancel(item)}
                  >
                    {t('resv.cancel')}
                  </Button>
                  {item.product && !item.product.is_sold_out ? (
                    <Button size="s" onTap={() => void go('shop.product.detail', { id: item.product?.id })}>
                      {t(item.status === 'notified' ? 'resv.arrived' : 'resv.back')}
                    </Button>
                  ) : null}
                </View>
              ) : null}
            </View>
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
