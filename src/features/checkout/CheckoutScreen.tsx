import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { LineRow } from '@/features/line/LineRow'
import { Sums } from '@/features/line/Sums'
import { useMember } from '@/features/screen/useMember'
import { useScreenState } from '@/features/screen/useScreenState'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/routes'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/reaction'
import type { CheckoutSource } from '@/services/shop'
import { Screen, type ScreenState } from '@/ui/Screen'
import { TextArea } from '@/ui/TextField'
import { ShipTo } from './ShipTo'
import s from './CheckoutScreen.module.scss'
import { refusalStep } from './refusal'
import { SubmitBar } from './SubmitBar'
import { useCheckout } from './useCheckout'
import { useSubmitOrder } from './useSubmitOrder'

const NOTE_MAX = 200

/** The last look before an order: where it goes, what it is, what it costs. */
export function CheckoutScreen() {
  const t = useT()
  const { params } = useRoute()
  const source: CheckoutSource = params.source === 'quickbuy' ? 'quickbuy' : 'basket'
  const guard = useMember()
  const { query, address, sums, recount } = useCheckout(source, guard === null)
  const { submit, busy } = useSubmitOrder({ source, reload: query.refetch, recount })
  const [note, setNote] = useState('')
  const loaded = useScreenState(query)
  const checkout = query.data
  // An address may have been added or removed meanwhile.
  useDidShow(() => {
    if (checkout) void query.refetch({ cancelRefetch: false })
  })

  const order = async () => {
    if (!checkout || !sums) return
    if (checkout.needs_shipping && !address) {
      feedback.toast(t('pages.checkout.addressRequired'), { at: 'center' })
      return
    }
    const made = await submit({ address_id: checkout.needs_shipping ? (address?.id ?? null) : null, note: note.trim(), total: sums.total })
    if (!made) return
    const paid = made.status !== 'unpaid'
    await go(paid ? 'shop.order.detail' : 'payment', paid ? { number: made.number } : { order: made.number, amount: made.tit }, { replace: true })
  }
  const state: ScreenState = guard ?? (nothingLeft(query.error) ? leaveState(t('pages.checkout.toBasket'), errorText(query.error)) : loaded)
  const bar = sums ? <SubmitBar total={sums.total} busy={busy} disabled={query.isFetching} onSubmit={() => void order()} /> : undefined
  return (
    <Screen title={t('pages.checkout.title')} state={state} bar={bar}>
      {checkout ? (
        <View className={s.page}>
          {checkout.needs_shipping ? <ShipTo address={address} /> : null}
          <View className={s.card}>
            {checkout.lines.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
          </View>
          <View className={s.note}>
            <TextArea label={t('pages.checkout.note')} placeholder={t('pages.checkout.notePlaceholder')} max={NOTE_MAX} value={note} onChange={setNote} />
          </View>
          {sums ? (
            <View className={s.card}>
              <Sums sums={sums} totalText={t('pages.checkout.total')} />
            </View>
          ) : null}
        </View>
      ) : null}
    </Screen>
  )
}

/** The basket was emptied elsewhere: trying again would change nothing. */
const nothingLeft = (error: unknown): boolean => error instanceof ApiError && ['leave', 'reload'].includes(refusalStep(error.code))

const leaveState = (text: string, words: string): ScreenState => ({
  kind: 'empty',
  icon: 'cart',
  text: words,
  action: { text, onTap: () => void go('shop.basket', {}, { replace: true }) },
})
