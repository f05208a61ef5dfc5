import { formatPrice } from '@storefront/contract/domain/money'
import type { FunnelRow } from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import data from '@/features/ops/components/data/Data.module.scss'
import { useT } from '@/i18n'
import { useCurrency } from '@/state/site'
import { conversionOf, funnelSteps, keyName } from './funnel'
import s from './Funnel.module.scss'

interface FunnelTableProps {
  readonly title: string
  /** Head of the first column. */
  readonly head: string
  readonly rows: readonly FunnelRow[]
}

const columns = [...funnelSteps, 'conversion', 'amount'] as const

/** Every key with its figures; on a phone the key stands on a line of its own above them. */
export function FunnelTable({ title, head, rows }: FunnelTableProps) {
  const t = useT()
  const currency = useCurrency()
  const textOf = (row: FunnelRow, column: (typeof columns)[number]): string => {
    if (column === 'amount') return formatPrice(row.amount, currency)
    return column === 'conversion' ? (conversionOf(row) ?? t('opsData.none')) : String(row[column])
  }
  return (
    <View className={data.card}>
      <View className={data.title} role="heading" aria-level={2}>
        {title}
      </View>
      <View role="table" aria-label={title}>
        <View className={s.heads} role="row">
          <View className={s.key} role="columnheader">
            {head}
          </View>
          {columns.map((column) => (
            <View key={column} className={s.head} role="columnheader">
              {t(`opsFunnel.${column}`)}
            </View>
          ))}
        </View>
        {rows.map((row) => (
          <View key={row.key} className={s.row} role="row">
            <View className={s.key} role="cell">
              {keyName(t, row.key)}
            </View>
            {columns.map((column) => (
              <View key={column} className={s.cell} role="cell">
                {textOf(row, column)}
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  )
}
