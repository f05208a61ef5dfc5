import { type Counts, percents } from '@storefront/contract/domain/forms/vote'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { decimalText } from '@/i18n/decimal-text'
import s from './Vote.module.scss'
import type { VoteItem } from './VoteQuestion'

/** The result of one question: each option's share with one decimal (spec 9), as a number and as a bar. */
export function VoteResult({
  item: { description, options },
  position,
  counts,
}: {
  readonly item: VoteItem
  readonly position: number
  readonly counts: Counts
}) {
  const t = useT()
  const shares = percents(options.length, counts)
  return (
    <View className={s.card}>
      <View className={s.question}>{`${position}. ${description}`}</View>
      {options.map((option, index) => {
        const share = shares[index] ?? 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <View key={index} className={s.result}>
            <View className={s.words}>
              <Text className={s.name}>{option.description}</Text>
              <Text className={s.count}>{t('interact.vote.count', { n: counts[index + 1] ?? 0 })}</Text>
              <Text className={s.share}>{`${decimalText(t, share)}%`}</Text>
            </View>
            <View className={s.track}>
              <View className={s.bar} style={`width:${share}%`} />
            </View>
          </View>
        )
      })}
    </View>
  )
}
