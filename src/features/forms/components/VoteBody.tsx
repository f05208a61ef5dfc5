import { type Ballot, chosenOptions, voteState } from '@storefront/contract/domain/forms/vote'
import type { VoteDetail } from '@storefront/contract/entities/forms/vote'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { cx } from '@/lib/text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { useNow } from '@/platform/use-now'
import { Button } from '@/ui/controls/Button'
import { useSubmitVote } from '@/features/forms/useVote'
import common from './Interaction.module.scss'
import s from './Vote.module.scss'
import { VoteQuestion } from './VoteQuestion'
import { VoteResult } from './VoteResult'

interface VoteBodyProps {
  readonly vote: VoteDetail
  /** The key of the request: the vote's id or its slug. */
  readonly name: string
  /** Level of its heading: 1 on a screen of its own. */
  readonly level: 1 | 2
  /** Stands beside the heading. */
  readonly action?: ReactNode
}

/** The questions of a vote, or what was voted; the button says in which state it is (spec 4). */
export function VoteBody({ vote, name, level, action }: VoteBodyProps) {
  const t = useT()
  const [ballot, setBallot] = useState<Ballot>({})
  const state = voteState(vote, useNow(vote.start, vote.end))
  const { cast, busy } = useSubmitVote(name, vote)
  const { title, description, submits, vote_items, start, end } = vote
  return (
    <View>
      <View className={s.titleLine}>
        <View className={cx(common.title, s.title)} role="heading" aria-level={level}>
          {title}
        </View>
        {action}
      </View>
      {description ? <View className={common.description}>{description}</View> : null}
      {start && state === 'future' ? (
        <Text className={s.time}>{t('interact.vote.starts', { moment: planText(t, dateTimeText(start)) })}</Text>
      ) : null}
      {end && state !== 'future' ? (
        <Text className={s.time}>{t('interact.vote.ends', { moment: planText(t, endTimeText(end)) })}</Text>
      ) : null}
      <View className={s.questions}>
        {vote_items.map((item, index) =>
          submits ? (
            <VoteResult key={item.id} item={item} position={index + 1} counts={submits[item.id] ?? {}} />
          ) : (
            <VoteQuestion
              key={item.id}
              item={item}
              position={index + 1}
              chosenIds={chosenOptions(item, ballot)}
              onChoose={state === 'open' ? (optionIds) => setBallot((now) => ({ ...now, [item.id]: optionIds })) : null}
            />
          ),
        )}
      </View>
      <Button wide busy={busy} disabled={state !== 'open'} onTap={() => void cast(ballot)}>
        {t(state === 'open' ? 'interact.vote.submit' : `interact.vote.closed.${state}`)}
      </Button>
    </View>
  )
}
