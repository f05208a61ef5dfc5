import type { DoorGate } from '@storefront/contract/entities/door/door'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import s from './Door.module.scss'

const columns = ['entered', 'inside', 'refused', 'conflicts'] as const

/** The counts of a gate. */
export function GateCounts({ gate }: { readonly gate: DoorGate }) {
  const t = useT()
  return (
    <View className={s.panel}>
      <View className={s.title}>{gate.name}</View>
      <View className={s.sums}>
        {columns.map((column) => (
          <View key={column}>
            <View className={s.sum}>{gate.counts[column]}</View>
            <View className={s.quiet}>{t(`door.counts.${column}`)}</View>
          </View>
        ))}
      </View>
    </View>
  )
}
