import { View } from '@tarojs/components'
import s from './BarTable.module.scss'

export interface BarRow {
  readonly label: string
  readonly count: number
  /** The share in percent: the length of the bar, and a figure of its own if `showsShare`. */
  readonly share: number
}

interface BarTableProps {
  readonly title: string
  readonly rows: readonly BarRow[]
  /** Heads of the columns: of the label, the count and the share; the last is left out where there is none. */
  readonly heads: readonly [string, string, string?]
}

/** A chart and its table in one: each row has its bar and its figures, which readers get as cells. */
export function BarTable({ title, rows, heads }: BarTableProps) {
  const [labelHead, countHead, shareHead] = heads
  return (
    <View className={s.table} role="table" aria-label={title}>
      <View className={s.row} role="row">
        <View className={s.head} role="columnheader">
          {labelHead}
        </View>
        <View className={s.countHead} role="columnheader">
          {countHead}
        </View>
        {shareHead ? (
          <View className={s.shareHead} role="columnheader">
            {shareHead}
          </View>
        ) : null}
      </View>
      {rows.map(({ label, count, share }) => (
        <View key={label} className={s.row} role="row">
          <View className={s.name} role="cell">
            {label}
          </View>
          <View className={s.count} role="cell">
            {count}
          </View>
          {shareHead ? (
            <View className={s.share} role="cell">
              {`${share.toFixed(1)}%`}
            </View>
          ) : null}
          <View className={s.track} aria-hidden>
            <View className={s.bar} style={`width:${share}%`} />
          </View>
        </View>
      ))}
    </View>
  )
}
