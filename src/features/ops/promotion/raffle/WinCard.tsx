import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { OpsRaffleWin } from '@storefront/contract/entities/promotion/raffle'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { REASON_MAX, useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { endTimeText } from '@/lib/time'
import { opsRaffleApi, opsRaffleKeys, type OpsRaffleWinStep } from '@/services/api/ops/promotion'
import { Button } from '@/ui/controls/Button'
import { confirmWith } from '@/ui/overlay/dialogs'

interface WinCardProps {
  readonly win: OpsRaffleWin
  /** Whether to name the raffle, in lists of prizes of several raffles. */
  readonly showsRaffle?: boolean
}

/** A prize that somebody won; a claimed product is handed out. */
export function WinCard({ win, showsRaffle }: WinCardProps) {
  const t = useT()
  const { id, raffle, prize, ticket, rank, status, status_display, user, address, note, claim_before } = win
  const { act, busy } = useStep(
    `ops_raffle_win:${id}`,
    (body: OpsRaffleWinStep, key) => opsRaffleApi.handOut(id, body, key),
    opsRaffleKeys.all(),
  )
  const handOut = async () => {
    const fields = [
      {
        name: 'note',
        label: t('opsRaffle.note'),
        placeholder: t('opsRaffle.noteHint'),
        kind: 'textarea' as const,
        maxLength: REASON_MAX,
      },
    ]
    const values = await confirmWith({
      text: t('opsRaffle.handOutAsk', { name: user.name, prize: prize.name }),
      confirmText: t('opsRaffle.handOut'),
      fields,
    })
    if (values) await act({ action: 'hand_out', note: values.note ?? '' })
  }
  const facts = [
    ticket && t('opsRaffle.ticket', { ticket }),
    rank !== null && t('opsRaffle.rank', { n: rank }),
    prize.kind_display,
  ].filter(Boolean)
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{prize.name}</Text>
        <Text className={status === 'handed_out' ? s.on : s.status}>{status_display}</Text>
      </View>
      <View className={s.text}>{contactLine(user)}</View>
      {showsRaffle ? <View className={s.quiet}>{t('opsRaffle.raffleOf', { title: raffle.title })}</View> : null}
      <View className={s.quiet}>{facts.join(' · ')}</View>
      {status === 'won' ? (
        <View className={s.quiet}>{t('opsRaffle.claimBefore', { time: endTimeText(claim_before) })}</View>
      ) : null}
      {address ? <View className={s.text}>{address}</View> : null}
      {note ? <View className={s.quiet}>{t('opsRaffle.noteOf', { text: note })}</View> : null}
      {status === 'claimed' ? (
        <View className={s.actions}>
          <Button
            size="s"
            busy={busy}
            label={`${t('opsRaffle.handOut')} ${user.name} ${prize.name}`}
            onTap={() => void handOut()}
          >
            {t('opsRaffle.handOut')}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
