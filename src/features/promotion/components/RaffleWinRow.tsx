import type { RaffleWin } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { useClaim } from '@/features/promotion/useClaim'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { endTimeText } from '@/lib/time'
import { Button } from '@/ui/controls/Button'
import s from './Raffle.module.scss'

interface RaffleWinRowProps {
  readonly win: RaffleWin
  /** Whether to name the raffle, in lists of prizes of several raffles. */
  readonly showsRaffle?: boolean
}

/** A prize of one's own: its state, until when it can be claimed, and the claim. */
export function RaffleWinRow({ win, showsRaffle }: RaffleWinRowProps) {
  const t = useT()
  const { claim, busy } = useClaim(win)
  const { prize, ticket, raffle, status, status_display, claim_before, needs_address } = win
  const isOpen = status === 'won' && Date.parse(claim_before) > Date.now()
  return (
    <View className={s.row} role="listitem">
      <View className={s.why}>
        {prize.name}
        <View className={s.quiet}>
          {[showsRaffle ? raffle.title : prize.kind_display, ticket ? t('raffle.ticketNo', { number: ticket }) : '']
            .filter(Boolean)
            .join(' · ')}
        </View>
        {isOpen ? (
          <View className={s.quiet}>{t('raffle.claimBefore', { time: planText(t, endTimeText(claim_before)) })}</View>
        ) : null}
        {isOpen && needs_address ? <View className={s.quiet}>{t('raffle.needsAddress')}</View> : null}
      </View>
      {isOpen ? (
        <Button size="s" busy={busy} label={t('raffle.claimName', { name: prize.name })} onTap={claim}>
          {t('raffle.claim')}
        </Button>
      ) : (
        <View className={s.end}>{status_display}</View>
      )}
    </View>
  )
}
