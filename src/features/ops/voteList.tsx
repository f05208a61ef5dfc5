import type { OpsVote } from '@storefront/contract/entities/forms/submission'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { type Translate, useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { opsFormKeys, opsFormsApi, type OpsVotesQuery } from '@/services/api/ops/forms'
import s from './components/Ops.module.scss'

/** Returns the time of a vote as a text, from its start to its end. */
export const voteTime = (t: Translate, { start, end }: Pick<OpsVote, 'start' | 'end'>): string =>
  [
    start ? t('interact.vote.starts', { moment: dateTimeText(start) }) : '',
    end ? t('interact.vote.ends', { moment: endTimeText(end) }) : '',
  ]
    .filter(Boolean)
    .join('  ')

function VoteRow({ vote }: { readonly vote: OpsVote }) {
  const t = useT()
  return (
    <RouteLink to="ops.vote.detail" params={{ id: vote.id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{vote.title}</Text>
        <Text className={s.status}>{t('opsForm.voters', { n: vote.voters })}</Text>
      </View>
      <View className={s.quiet}>{voteTime(t, vote)}</View>
    </RouteLink>
  )
}

/** Votes, with how many have voted. */
export const opsVoteList: ListSpec<OpsVote, OpsVotesQuery> = {
  key: opsFormKeys.votes,
  load: (query, options) => opsFormsApi.votes(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 72, render: (vote) => <VoteRow vote={vote} /> }),
  empty: { text: 'opsForm.noVotes', hint: 'list.soonHint', icon: 'star' },
  search: 'opsForm.searchVotes',
}
