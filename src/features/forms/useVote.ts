import { RESULT_POLL_MS } from '@storefront/contract/constants'
import { type Ballot, isComplete } from '@storefront/contract/domain/forms/vote'
import type { VoteDetail } from '@storefront/contract/entities/forms/vote'
import { useQuery } from '@tanstack/react-query'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { useT } from '@/i18n'
import { type Ballot as SentBallot, formsApi } from '@/services/api/forms'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { track } from '@/services/track'
import { useIsShown } from '@/shared/screen/useIsShown'
import { session } from '@/state/session'
import { alert } from '@/ui/overlay/dialogs'

/**
 * Reads a vote by its id or slug, as this user sees it. Its counts are refreshed while the screen is open and they can
 * change.
 */
export function useVote(id: string) {
  const isShown = useIsShown()
  return useQuery({
    queryKey: keys.vote(id),
    queryFn: ({ signal }) => formsApi.vote(id, { signal }),
    refetchInterval: ({ state: { data } }) =>
      isShown && data?.submits && (data.end === null || Date.parse(data.end) > Date.now()) ? RESULT_POLL_MS : false,
  })
}

/**
 * Submits a ballot; a visitor logs in first. An incomplete ballot is not sent (spec 5).
 * @param key the id or slug by which the vote was requested and is cached
 */
export function useSubmitVote(key: string, vote: VoteDetail) {
  const t = useT()
  const { submit, busy } = useBoundSubmit(
    `vote_submit:${vote.id}`,
    (submits: SentBallot, idempotencyKey: string) => formsApi.submitVote(String(vote.id), submits, idempotencyKey),
    {
      // Refused: what is shown is old.
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: keys.vote(key) })
        return false
      },
    },
  )
  const cast = async (ballot: Ballot): Promise<void> => {
    if (!isComplete(vote.vote_items, ballot))
      return alert({ title: t('common.tip'), text: t('interact.vote.incomplete') })
    if (!(await session().ensureLogin())) return
    const reply = await submit(
      Object.fromEntries(Object.entries(ballot).map(([id, optionIds]) => [id, [...optionIds]])),
    )
    if (!reply) return
    track('vote_submit', { vote: vote.id })
    replaceQueryData(keys.vote(key), reply.vote)
  }
  return { cast, busy }
}
