import type { VoteCandidate } from '@storefront/contract/entities/forms/vote-event'
import { Text, View } from '@tarojs/components'
import { useContext } from 'react'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { VoteEventContext } from '@/features/forms/useVoteEvent'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import s from './VoteEvent.module.scss'

/** One candidate: picture, number, name, votes, and the button that votes for it. */
export function VoteCandidateRow({ candidate }: { readonly candidate: VoteCandidate }) {
  const t = useT()
  const language = useLanguage()
  const control = useContext(VoteEventContext)
  if (!control) return null
  const { number, title, abstract, main_image, rank } = candidate
  const votes = control.votesOf(candidate)
  const isVoted = control.isVoted(candidate)
  return (
    <View className={s.candidate}>
      <View className={s.picture}>
        <Picture image={main_image} alt="" width={80} ratio={1} />
      </View>
      <View className={s.words}>
        <View className={s.name}>{title}</View>
        <Text
          className={s.facts}
        >{`${t('interact.voteEvent.number', { n: number })} · ${t('interact.voteEvent.rank', { n: rank })}`}</Text>
        {abstract ? <View className={s.abstract}>{abstract}</View> : null}
      </View>
      <View className={s.side}>
        <Text className={s.votes}>
          {t('interact.voteEvent.votes', { n: countLabel(votes, language), count: votes })}
        </Text>
        <Button
          size="s"
          kind={isVoted ? 'secondary' : 'primary'}
          busy={control.busyId === candidate.id}
          disabled={isVoted || control.state !== 'open'}
          label={`${t(isVoted ? 'interact.voteEvent.voted' : 'interact.voteEvent.vote')} ${title}`}
          onTap={() => void control.vote(candidate)}
        >
          {t(isVoted ? 'interact.voteEvent.voted' : 'interact.voteEvent.vote')}
        </Button>
      </View>
    </View>
  )
}
