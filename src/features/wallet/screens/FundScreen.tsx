import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@storefront/contract/domain/money'
import type { BalanceRecord } from '@storefront/contract/entities/wallet/balance'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { CoinNotes } from '@/features/promotion/components/CoinNotes'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { go, useRoute } from '@/router'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { type FundKind, walletApi } from '@/services/api/wallet'
import { Button } from '@/ui/controls/Button'
import { useCurrency } from '@/ui/stores'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import s from '@/features/wallet/components/Fund.module.scss'

const kinds = ['fund', 'diamond', 'point', 'charm'] as const satisfies readonly FundKind[]
/** The kind of fund that this screen shows. The income of promoters has a screen of its own (account.withdrawal). */
type ShownKind = (typeof kinds)[number]
const isKind = (text: string | undefined): text is ShownKind => kinds.some((kind) => kind === text)
const idOf = ({ id }: BalanceRecord): number => id

/** account.fund: a balance, of money or of coins, and what changed it. */
export function FundScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const guard = useRequireLogin()
  const kind: ShownKind = isKind(params.kind) ? params.kind : 'fund'
  const currency = useCurrency()
  const display = (amount: string) => (kind === 'fund' ? formatPrice(amount, currency) : amount)
  const balance = useQuery({
    queryKey: [...walletKeys.fund(kind), 'balance'],
    queryFn: ({ signal }) => walletApi.fund({ kind, limit: 1, offset: 0 }, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const coins = useQuery({
    queryKey: coinKeys.account(),
    queryFn: ({ signal }) => coinsApi.account({ signal }),
    enabled: guard === null && kind !== 'fund',
    staleTime: 0,
  })
  const records = usePaged<BalanceRecord>({
    key: walletKeys.fund(kind),
    load: (page, options) => walletApi.fund({ ...page, kind }, options),
    idOf,
    enabled: guard === null,
  })
  const { items, view } = records
  useRefetchOnShow(records)
  useDidShow(() => {
    if (balance.data) void balance.refetch({ cancelRefetch: false })
  })
  const onRefresh = () => Promise.all([view.onRefresh(), balance.refetch()])
  return (
    <Screen title={t('money.fundTitle')} state={guard ?? undefined}>
      <Tabs
        label={t('money.kinds')}
        current={kind}
        items={kinds.map((key) => ({ key, title: t(`money.${key}`) }))}
        onChange={(key) => setQuery({ kind: key === 'fund' ? undefined : key })}
      />
      <View className={s.page}>
        <View className={s.purse}>
          <View className={s.word}>{t(`money.${kind}`)}</View>
          <View className={s.amount}>{balance.data ? display(balance.data.balance) : '—'}</View>
          {kind === 'fund' ? null : (
            <CoinNotes
              kind={kind}
              amount={Number(balance.data?.balance ?? 0)}
              pending={coins.data?.pending ?? []}
              className={s.word}
            />
          )}
        </View>
        {kind === 'fund' ? (
          <Button wide kind="secondary" onTap={() => void go('recharge')}>
            {t('wallet.recharge')}
          </Button>
        ) : null}
      </View>
      <ListView
        {...view}
        onRefresh={onRefresh}
        skeleton={<CardSkeletons shape="record" count={6} />}
        empty={<Empty icon="doc" text={t('money.empty')} hint={t('money.emptyHint')} />}
      >
        <View className={s.records} role="list">
          {items.map(({ id, change, after, reason_display, created: createdAt }) => (
            <View key={id} className={s.record} role="listitem">
              <View className={s.why}>
                {reason_display}
                <View className={s.when}>{dateTimeText(createdAt)}</View>
              </View>
              <View className={cx(s.change, !change.startsWith('-') && s.plus)}>
                {change.startsWith('-') ? display(change) : `+${display(change)}`}
                <View className={s.after}>{t('money.after', { amount: display(after) })}</View>
              </View>
            </View>
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
