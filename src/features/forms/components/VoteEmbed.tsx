// Home brings none of these texts itself.
import '@/i18n/subpackage'
import { View } from '@tarojs/components'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { useVote } from '@/features/forms/useVote'
import common from './Interaction.module.scss'
import { VoteBody } from './VoteBody'

/** A vote within a text. One that does not come is left out without a word (spec 8). */
export function VoteEmbed({ id }: { readonly id: string }) {
  const { data: vote, isPending } = useVote(id)
  if (!vote) return isPending ? <SkeletonRows rows={2} /> : null
  return (
    <View className={common.embed}>
      <VoteBody vote={vote} name={id} level={2} />
    </View>
  )
}
