import { View } from '@tarojs/components'
import { BarTable } from '@/features/ops/components/submissions/BarTable'
import { useT } from '@/i18n'
import s from './Data.module.scss'

interface RankCardProps {
  readonly title: string
  /** Heads of the columns: of the names and of the counts. */
  readonly heads: readonly [string, string]
  readonly rows: readonly { readonly name: string; readonly count: number }[]
}

/** A ranking, each row with a bar: the largest count has the longest. */
export function RankCard({ title, heads, rows }: RankCardProps) {
  const t = useT()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      {rows.length === 0 ? (
        <View className={s.note}>{t('opsData.empty')}</View>
      ) : (
        <BarTable
          title={title}
          heads={heads}
          rows={rows.map(({ name, count }) => ({ label: name, count, share: (100 * count) / most }))}
        />
      )}
    </View>
  )
}
