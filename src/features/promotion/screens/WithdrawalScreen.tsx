import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@storefront/contract/domain/money'
import type { Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePaged } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { queryClient } from '@/services/query'
import { promotionKeys, promotionApi } from '@/services/api/promotion'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { Screen } from '@/ui/layout/Screen'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from '@/features/promotion/components/Withdrawal.module.scss'
import { WithdrawalRow } from '@/features/promotion/components/WithdrawalRow'
import { WithdrawalSheet } from '@/features/promotion/components/WithdrawalSheet'

const idOf = ({ id }: Withdrawal): number => id

/** account.withdrawal: what promoting earned, taking it out, and what was taken out. */
export function WithdrawalScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const currency = useCurrency()
  const [asking, setAsking] = useState(false)
  const income = useQuery({
    queryKey: promotionKeys.income(),
    queryFn: ({ signal }) => promotionApi.withdrawals({ limit: 1, offset: 0 }, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(income)
  const { items, view } = usePaged<Withdrawal>({
    key: [...promotionKeys.withdrawals(), 'list'],
    load: promotionApi.withdrawals,
    idOf,
    enabled: guard === null,
  })
  const again = () => queryClient.invalidateQueries({ queryKey: promotionKeys.withdrawals() })
  const onRefresh = () => Promise.all([view.onRefresh(), income.refetch()])
  const onDone = () => {
    setAsking(false)
    feedback.toast(t('wd.sent'), { at: 'center' })
    void again()
  }
  const balance = income.data
  return (
    <Screen title={t('wd.title')} state={guard ?? screenState}>
      {balance ? (
        <View className={s.page}>
          <View className={s.purse}>
            <View className={s.word}>{t('wd.income')}</View>
            <View className={s.amount}>{formatPrice(balance.income, currency)}</View>
          </View>
          <Button wide disabled={Number(balance.income) <= 0} onTap={() => setAsking(true)}>
            {t('wd.apply')}
          </Button>
        </View>
      ) : null}
      <ListView
        {...view}
        onRefresh={onRefresh}
        skeleton={<SkeletonRows rows={3} />}
        empty={<Empty icon="wallet" text={t('wd.empty')} hint={t('wd.emptyHint')} />}
      >
        <View className={s.list} role="list">
          {items.map((item) => (
            <WithdrawalRow key={item.id} item={item} onChanged={again} />
          ))}
        </View>
      </ListView>
      {asking && balance ? (
        <WithdrawalSheet balance={balance} onClose={() => setAsking(false)} onDone={onDone} />
      ) : null}
    </Screen>
  )
}
