import { View } from '@tarojs/components'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { Screen } from '@/ui/layout/Screen'
import { useVote } from '@/features/forms/useVote'
import common from '@/features/forms/components/Interaction.module.scss'
import { VoteBody } from '@/features/forms/components/VoteBody'

/** A vote on a screen of its own. */
export function VoteScreen() {
  const t = useT()
  const { params } = useRoute()
  const name = params.id ?? ''
  const query = useVote(name)
  const state = useScreenState(query)
  const vote = query.data
  const shared = useShareCard(
    vote
      ? { title: vote.title, description: vote.description, name: 'vote.vote.detail', params: { id: vote.id } }
      : null,
  )
  return (
    <Screen title={vote?.title ?? t('interact.vote.title')} state={state} ownHeading={vote !== undefined}>
      {vote ? (
        <View className={common.page}>
          <VoteBody vote={vote} name={name} level={1} action={shared ? <ShareAction item={shared} /> : null} />
        </View>
      ) : null}
    </Screen>
  )
}
