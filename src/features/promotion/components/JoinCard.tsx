import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { joinRefusal, turnsLeft, usedTurns } from '@/features/promotion/raffle-state'
import { useDiamonds } from '@/features/promotion/useDiamonds'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { goLogin } from '@/router'
import { coinKeys } from '@/services/api/coins'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Stepper } from '@/ui/controls/Stepper'
import { confirm } from '@/ui/overlay/dialogs'
import { JoinRefusalNote } from './JoinRefusalNote'
import s from './Raffle.module.scss'

/** Tickets of a draw for diamonds: how many, what they cost, what there is, and why not where that is so. */
export function JoinCard({ raffle }: { readonly raffle: RaffleDetail }) {
  const t = useT()
  const { price, max_tickets, mine } = raffle
  const key = String(raffle.id)
  const diamonds = useDiamonds()
  const left = turnsLeft(raffle)
  const most = Math.max(1, left)
  const [choice, setChoice] = useState(1)
  const tickets = Math.min(choice, most)
  const refusal = joinRefusal(raffle, tickets, diamonds, Date.now())
  // What was bought before is a part of the action: the same number again is another purchase.
  const { submit, busy } = useSubmit(
    `raffle_join:${key}`,
    (input: { readonly tickets: number; readonly after: number }, sendKey: string) =>
      raffleApi.join(key, input.tickets, sendKey),
    {
      onError: () => {
        void queryClient.invalidateQueries({ queryKey: raffleKeys.raffle(key) })
        void queryClient.invalidateQueries({ queryKey: coinKeys.all() })
        return false
      },
    },
  )
  const join = async () => {
    if (!mine) return void goLogin()
    const cost = price * tickets
    if (cost > 0 && !(await confirm({ text: t('raffle.joinAsk', { n: cost, tickets }) }))) return
    const reply = await submit({ tickets, after: usedTurns(raffle) })
    if (!reply) return
    replaceQueryData(raffleKeys.raffle(key), reply)
    setChoice(1)
    feedback.toast(t('raffle.joined'), { at: 'center' })
    void queryClient.invalidateQueries({ queryKey: coinKeys.all() })
  }
  const isClosed = refusal !== null && refusal.reason !== 'short'
  return (
    <View className={`${s.card} ${s.join}`}>
      {isClosed ? null : (
        <>
          <View className={s.spread}>
            <View className={s.why}>{t('raffle.number')}</View>
            <Stepper
              value={tickets}
              max={most}
              label={t('raffle.number')}
              onChange={setChoice}
              onLimit={() => feedback.toast(t('raffle.room', { max: max_tickets, n: left }), { at: 'center' })}
            />
          </View>
          <View className={s.spread}>
            <View className={s.cost}>{price > 0 ? t('raffle.cost', { n: price * tickets }) : t('raffle.free')}</View>
            {diamonds === null ? null : <View className={s.quiet}>{t('raffle.own', { n: diamonds })}</View>}
          </View>
          <View className={s.quiet}>{t('raffle.room', { max: max_tickets, n: left })}</View>
        </>
      )}
      <JoinRefusalNote raffle={raffle} refusal={refusal} />
      {refusal?.reason === 'ended' ? null : (
        <Button wide busy={busy} disabled={refusal !== null} onTap={() => void join()}>
          {t(mine || isClosed ? 'raffle.join' : 'raffle.login')}
        </Button>
      )}
    </View>
  )
}
