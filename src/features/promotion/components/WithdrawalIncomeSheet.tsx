import { formatPrice } from '@storefront/contract/domain/money'
import type { Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { distKeys, distributionApi } from '@/services/api/distribution'
import { usePaged } from '@/shared/list/usePaged'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { ListView } from '@/ui/list/ListView'
import { Sheet } from '@/ui/overlay/Sheet'
import { useCurrency } from '@/ui/stores'
import s from './Withdrawal.module.scss'

type IncomePart = Awaited<ReturnType<typeof distributionApi.withdrawalIncome>>['results'][number]

interface WithdrawalIncomeSheetProps {
  readonly item: Withdrawal
  readonly onClose: () => void
}

/** The rows of income that a withdrawal names: they sum up to its amount. */
export function WithdrawalIncomeSheet({ item, onClose }: WithdrawalIncomeSheetProps) {
  const t = useT()
  const currency = useCurrency()
  const { items, view } = usePaged<IncomePart>({
    key: distKeys.withdrawal(item.id),
    load: (query, options) => distributionApi.withdrawalIncome(item.id, query, options),
    idOf: ({ id }) => id,
  })
  return (
    <Sheet open title={t('wd.parts', { amount: formatPrice(item.amount, currency) })} onClose={onClose}>
      <ListView
        {...view}
        skeleton={<SkeletonRows rows={3} />}
        empty={<Empty icon="doc" text={t('wd.noParts')} hint={t('wd.noPartsHint')} />}
      >
        <View className={s.form} role="list">
          {items.map(({ id, product_name, order_number, kind_display, taken }) => (
            <View key={id} role="listitem">
              <View className={s.head}>
                <Text className={s.part}>{product_name}</Text>
                <Text className={s.sum}>{formatPrice(taken, currency)}</Text>
              </View>
              <View className={s.quiet}>{`${kind_display}  ${order_number}`}</View>
            </View>
          ))}
        </View>
      </ListView>
    </Sheet>
  )
}
