import { doorTone, type DoorTone } from '@storefront/contract/domain/door/reasons'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useDoorTime } from '@/features/door/door-time'
import type { ScanOptions, ScanOutcome } from '@/features/door/offline/types'
import { type Translate, useT } from '@/i18n'
import { cx } from '@/lib/text'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Stepper } from '@/ui/controls/Stepper'
import { Icon, type IconName } from '@/ui/display/Icon'
import { confirmWith } from '@/ui/overlay/dialogs'
import s from './Door.module.scss'
import { QuestionForm } from './QuestionForm'

const icons = { good: 'check', attention: 'check', ask: 'edit', wait: 'time', bad: 'close' } as const satisfies Record<
  DoorTone,
  IconName
>

/**
 * Returns the facts of a result beside its head: the reason, the ticket with its holder's initials, the number of uses,
 * and the previous scan.
 */
function factsOf(
  { result, reason, direction, attention, ticket, last, opens, closes }: ScanOutcome,
  t: Translate,
  timeText: (moment: string) => string,
): string[] {
  const isUsed = result === 'error' || reason !== null
  return [
    attention ? t('door.attentionHint') : '',
    result === 'ok' && reason !== null ? t('door.override') : '',
    reason === 'too_early' && opens ? t('door.opens', { time: timeText(opens) }) : '',
    reason === 'too_late' && closes ? t('door.closes', { time: timeText(closes) }) : '',
    ticket
      ? [ticket.kind === 'registration' ? t('door.registration') : ticket.type_name, ticket.initials, ticket.code]
          .filter(Boolean)
          .join(' · ')
      : '',
    ticket && ticket.uses > 1 && direction === 'entry' ? t('door.uses', { n: ticket.use_count, all: ticket.uses }) : '',
    isUsed && last
      ? t('door.last', { time: [timeText(last.at), last.gate, last.device, last.by].filter(Boolean).join(' · ') })
      : '',
  ].filter(Boolean)
}

export interface ScanResultProps {
  readonly outcome: ScanOutcome
  /** Scans the same code again, with answers, for more people or by a supervisor's word. */
  readonly onAgain: (options: ScanOptions) => void
  readonly onClear: () => void
}

/** The outcome of a scan, in colour, icon and words. */
export function ScanResult({ outcome, onAgain, onClear }: ScanResultProps) {
  const t = useT()
  const timeText = useDoorTime()
  const isSupervisor = useSession(({ user }) => user !== null && hasPermission(user.perms, permissions.superviseDoor))
  const { result, reason, direction, attention, ticket, questions } = outcome
  const tone = doorTone(result, reason, attention)
  const head = result === 'ok' && direction === 'exit' ? t('door.goodExit') : t(`door.tone.${tone}`)
  const override = async () => {
    const values = await confirmWith({
      title: t('door.overrideTitle'),
      text: t('door.overrideAsk'),
      fields: [{ name: 'reason', label: t('door.reason'), required: true, maxLength: 200 }],
    })
    if (values) onAgain({ overrideReason: values.reason ?? '', direction })
  }
  const left = result === 'ok' && direction === 'entry' && ticket ? ticket.uses - ticket.use_count : 0
  return (
    <View className={s.list}>
      <View className={cx(s.result, s[tone])} role="alert">
        <View className={s.head}>
          <Icon name={icons[tone]} size={32} />
          <Text>{head}</Text>
        </View>
        {reason ? <View className={s.reason}>{t(`door.reasons.${reason}`)}</View> : null}
        {factsOf(outcome, t, timeText).map((fact) => (
          <View key={fact} className={s.fact}>
            {fact}
          </View>
        ))}
      </View>
      {result === 'incomplete' ? (
        <QuestionForm
          key={outcome.at}
          questions={questions}
          onSubmit={(answers) => onAgain({ answers, direction, count: outcome.count })}
        />
      ) : null}
      {left > 0 ? <MoreGuests key={outcome.at} left={left} onAdmit={(count) => onAgain({ count, direction })} /> : null}
      <View className={s.actions}>
        {result === 'error' && ticket && isSupervisor ? (
          <Button kind="secondary" onTap={() => void override()}>
            {t('door.admit')}
          </Button>
        ) : null}
        <Button kind="ghost" onTap={onClear}>
          {t('door.next')}
        </Button>
      </View>
    </View>
  )
}

/** A ticket for several lets in as many as stand here. */
function MoreGuests({ left, onAdmit }: { readonly left: number; readonly onAdmit: (count: number) => void }) {
  const t = useT()
  const [count, setCount] = useState(1)
  return (
    <View className={s.panel}>
      <View className={s.line}>
        <Text className={s.text}>{t('door.more', { n: left })}</Text>
        <Stepper label={t('door.moreCount')} value={count} max={left} onChange={setCount} />
      </View>
      <Button wide onTap={() => onAdmit(count)}>
        {t('door.admitMore', { n: count })}
      </Button>
    </View>
  )
}
