import { formatPrice } from '@storefront/contract/domain/money'
import { incomeStates } from '@storefront/contract/domain/promotion/distribution'
import { useQueries } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { today } from '@/lib/time'
import { useRoute } from '@/router'
import { type OpsIncomeQuery, opsPromoterApi, opsPromoterKeys } from '@/services/api/ops/promotion'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { SelectField } from '@/ui/controls/SelectField'
import { monthsUntil } from './months'
import table from './Statement.module.scss'

const MONTHS = 12
const CUSTOM = 'custom'

/** The income of a month, or of any days, by state: of one promoter or of all. */
export function Statement({ query }: { readonly query: OpsIncomeQuery }) {
  const t = useT()
  const currency = useCurrency()
  const { setQuery } = useRoute()
  const { from, to, promoter } = query
  const months = monthsUntil(today(), MONTHS)
  const month = months.find((one) => one.from === from && one.to === to)
  const period = month?.key ?? (from || to ? CUSTOM : '')
  const span = { ...(from && { from }), ...(to && { to }), ...(promoter !== undefined && { promoter }) }
  const rows = useQueries({
    queries: ['', ...incomeStates].map((key) => {
      const state = incomeStates.find((one) => one === key)
      const input = { ...span, ...(state && { state }), limit: 1, offset: 0 }
      return {
        queryKey: opsPromoterKeys.income(input),
        queryFn: ({ signal }: { signal: AbortSignal }) => opsPromoterApi.income(input, { signal }),
        staleTime: 0,
      }
    }),
  })
  const name = rows[0]?.data?.results[0]?.promoter.name
  const options = [
    { value: '', label: t('opsPromoter.allTime') },
    ...months.map(({ key }) => ({ value: key, label: key.replace('-', '/') })),
    ...(period === CUSTOM
      ? [{ value: CUSTOM, label: t('opsPromoter.customDays', { from: from ?? '', to: to ?? '' }) }]
      : []),
  ]
  const choose = (value: string) => {
    if (value === CUSTOM) return
    const next = months.find(({ key }) => key === value)
    setQuery({ from: next?.from, to: next?.to })
  }
  return (
    <View className={s.page}>
      <View className={s.rows}>
        <SelectField label={t('opsPromoter.month')} value={period} options={options} onChange={choose} />
      </View>
      {promoter === undefined ? null : (
        <View className={s.spread}>
          <Text className={s.title}>{t('opsPromoter.incomeOf', { name: name ?? promoter })}</Text>
          <Button size="s" kind="ghost" onTap={() => setQuery({ promoter: undefined })}>
            {t('opsPromoter.everyone')}
          </Button>
        </View>
      )}
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('opsPromoter.statement')}
        </View>
        <View role="table" aria-label={t('opsPromoter.statement')}>
          <View className={cx(table.row, table.heads)} role="row">
            {(['state', 'rows', 'amount'] as const).map((head) => (
              <View key={head} className={cx(table.head, head !== 'state' && table.count)} role="columnheader">
                {t(`opsPromoter.head.${head}`)}
              </View>
            ))}
          </View>
          {rows.map(({ data: reply }, n) => {
            const state = incomeStates[n - 1]
            const label = state ? t(`opsPromoter.state.${state}`) : t('opsPromoter.total')
            return (
              <View key={label} className={table.row} role="row">
                <View role="cell">{label}</View>
                <View className={table.count} role="cell">
                  {reply ? reply.count : '…'}
                </View>
                <View className={table.amount} role="cell">
                  {reply ? formatPrice(reply.sum, currency) : '…'}
                </View>
              </View>
            )
          })}
        </View>
      </View>
    </View>
  )
}
