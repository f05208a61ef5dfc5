import type { VoteEvent } from '@storefront/contract/entities/forms/vote-event'
import { useMemo } from 'react'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { ListHead } from '@/shared/list/ListHead'
import { ListResults } from '@/shared/list/ListResults'
import { NoResults } from '@/shared/list/NoResults'
import { useListQuery } from '@/shared/list/useListQuery'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useShareCard } from '@/shared/share/useShareCard'
import { Screen } from '@/ui/layout/Screen'
import { VoteEventHead } from '@/features/forms/components/VoteEventHead'
import { useVoteEvent, useVoteEventControl, VoteEventContext } from '@/features/forms/useVoteEvent'
import { voteCandidateList } from '@/features/forms/voteCandidateList'

/** A vote event: who can be voted for, and the counts as they are while one looks. */
export function VoteEventScreen() {
  const t = useT()
  const { params } = useRoute()
  const key = params.id ?? ''
  const query = useVoteEvent(key)
  const state = useScreenState(query)
  const event = query.data
  return (
    <Screen title={event?.title ?? t('interact.voteEvent.title')} state={state} ownHeading={event !== undefined}>
      {event ? <VoteEventBody name={key} event={event} /> : null}
    </Screen>
  )
}

function VoteEventBody({ name, event }: { readonly name: string; readonly event: VoteEvent }) {
  const fixedQuery = useMemo(() => ({ event: name }), [name])
  const list = useListQuery(voteCandidateList, fixedQuery)
  const { total, ...control } = useVoteEventControl(name, event)
  const shared = useShareCard({
    title: event.title,
    name: 'vote.voteevent.detail',
    params: { id: event.id },
    image: event.main_image,
  })
  return (
    <VoteEventContext.Provider value={control}>
      <VoteEventHead event={event} state={control.state} total={total} shared={shared} />
      <ListHead spec={voteCandidateList} list={list} />
      <ListResults
        source={voteCandidateList}
        query={list.query}
        empty={list.isSearched ? <NoResults onClear={list.clear} /> : undefined}
      />
    </VoteEventContext.Provider>
  )
}
