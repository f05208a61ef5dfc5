import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { joinRefusal, turnsLeft } from '@/features/promotion/raffle-state'
import { useDiamonds } from '@/features/promotion/useDiamonds'
import { useRaffleSpin } from '@/features/promotion/useRaffleSpin'
import { gridSlots, slotOf, wheelSlots } from '@/features/promotion/wheel-slots'
import { useT } from '@/i18n'
import { prefersStillness } from '@/platform/motion'
import { goLogin } from '@/router'
import { Button } from '@/ui/controls/Button'
import { Grid } from './Grid'
import { JoinRefusalNote } from './JoinRefusalNote'
import s from './Raffle.module.scss'
import { Wheel } from './Wheel'

/**
 * A wheel or a grid with its button and its result; who wants no motion gets the result at once, above the list of
 * prizes.
 */
export function SpinCard({ raffle }: { readonly raffle: RaffleDetail }) {
  const t = useT()
  const { kind, prizes, price, max_tickets, mine } = raffle
  const diamonds = useDiamonds()
  const { spin, busy, turning, turns, result } = useRaffleSpin(raffle)
  const [isStill] = useState(prefersStillness)
  const refusal = joinRefusal(raffle, 1, diamonds, Date.now())
  const isClosed = refusal !== null && refusal.reason !== 'short'
  const slots = kind === 'grid' ? gridSlots(prizes) : wheelSlots(prizes)
  const shownSpin = turning ?? result?.spin
  const slot = shownSpin ? slotOf(slots, shownSpin.prize, shownSpin.id) : 0
  const Stage = kind === 'grid' ? Grid : Wheel
  return (
    <View className={`${s.card} ${s.join}`}>
      {isStill || prizes.length === 0 ? null : (
        <Stage slots={slots} slot={slot} turns={turns} isTurning={turning !== null} />
      )}
      <View className={s.result} role="status">
        {turning ? t('raffle.turning') : result ? resultText(t, result) : ''}
      </View>
      {isClosed ? null : (
        <View className={s.spread}>
          <View className={s.cost}>{price > 0 ? t('raffle.ticketPrice', { n: price }) : t('raffle.free')}</View>
          {diamonds === null ? null : <View className={s.quiet}>{t('raffle.own', { n: diamonds })}</View>}
        </View>
      )}
      {isClosed ? null : (
        <View className={s.quiet}>{t('raffle.room', { max: max_tickets, n: turnsLeft(raffle) })}</View>
      )}
      <JoinRefusalNote raffle={raffle} refusal={turning ? null : refusal} />
      {refusal?.reason === 'ended' ? null : (
        <Button wide busy={busy} disabled={refusal !== null} onTap={() => (mine ? spin() : void goLogin())}>
          {t(mine || isClosed ? 'raffle.spin' : 'raffle.login')}
        </Button>
      )}
    </View>
  )
}

function resultText(
  t: ReturnType<typeof useT>,
  { spin, isLast }: NonNullable<ReturnType<typeof useRaffleSpin>['result']>,
): string {
  const words = spin.prize ? t('raffle.won', { name: spin.prize.name }) : t('raffle.lost')
  return isLast ? `${t('raffle.last')}${words}` : words
}
