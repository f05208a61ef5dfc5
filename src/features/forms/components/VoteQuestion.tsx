import type { VoteDetail } from '@storefront/contract/entities/forms/vote'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Picture } from '@/ui/display/Picture'
import { OptionRows } from '@/ui/controls/OptionRows'
import s from './Vote.module.scss'

export type VoteItem = VoteDetail['vote_items'][number]

interface VoteQuestionProps {
  readonly item: VoteItem
  /** From 1. */
  readonly position: number
  /** Option keys, from 1. */
  readonly chosenIds: readonly number[]
  /** Null when voting is not possible: the options are plain text then. */
  readonly onChoose: ((chosenIds: number[]) => void) | null
}

/** One question with its options. */
export function VoteQuestion({
  item: { description, is_single, options },
  position,
  chosenIds,
  onChoose,
}: VoteQuestionProps) {
  const t = useT()
  const label = `${position}. ${description}${t(is_single ? 'interact.vote.single' : 'interact.vote.multiple')}`
  if (!onChoose)
    return (
      <View className={s.card}>
        <View className={s.question}>{label}</View>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <View key={index} className={s.option}>
            {option.main_image ? (
              <View className={s.optionPicture}>
                <Picture image={option.main_image} alt="" width={56} ratio={1} />
              </View>
            ) : null}
            <Text>{option.description}</Text>
          </View>
        ))}
      </View>
    )
  return (
    <OptionRows
      one={is_single}
      label={label}
      options={options.map((option, index) => ({
        value: String(index + 1),
        label: option.description,
        image: option.main_image,
      }))}
      chosenValues={chosenIds.map(String)}
      onChange={(values) => onChoose(values.map(Number))}
    />
  )
}
