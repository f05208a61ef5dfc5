import type { Checkout } from '@storefront/contract/entities/checkout/checkout'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { ApiError } from '@/services/client'
import { type CheckoutSource, checkoutSources } from '@/services/api/checkout'
import { errorText } from '@/services/error-policy'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { useIsWide } from '@/ui/layout/useListWidth'
import { TextArea } from '@/ui/controls/TextField'
import { Breakdown } from '@/features/checkout/components/Breakdown'
import { CheckoutLines } from '@/features/checkout/components/CheckoutLines'
import s from './CheckoutScreen.module.scss'
import { Delivery } from '@/features/checkout/components/Delivery'
import { Discounts } from '@/features/checkout/components/Discounts'
import { PickupLines } from '@/features/checkout/components/PickupLines'
import { refusalStep, sourceRoute } from '@/features/checkout/checkout-refusal'
import { SubmitBar } from '@/features/checkout/components/SubmitBar'
import { useCheckout } from '@/features/checkout/useCheckout'
import { useBuyerInputs } from '@/features/checkout/useBuyerInputs'
import { useSubmitOrder } from '@/features/checkout/useSubmitOrder'

const NOTE_MAX = 200
const showToast = (text: string) => feedback.toast(text, { at: 'center' })

/** The last look before an order: where it goes, what it is, what it costs. */
export function CheckoutScreen() {
  const t = useT()
  const { params } = useRoute()
  const source = checkoutSources.find((one) => one === params.source) ?? 'basket'
  const guard = useRequireLogin()
  const { query, reload, checkout, address, selection, changeSelection, rechoose, isCounting } = useCheckout(
    source,
    guard === null,
  )
  const { submit, busy } = useSubmitOrder({ source, reload, rechoose })
  const [note, setNote] = useState('')
  const [isPickup, setPickup] = useState(false)
  const msgs = useBuyerInputs(showToast)
  const isWide = useIsWide()
  const screenState = useScreenState(query)
  // An address may have been added or removed meanwhile.
  useDidShow(() => {
    if (checkout) void reload()
  })

  const turn = (next: boolean) => {
    setPickup(next)
    // The only place needs no choice.
    const [only, ...others] = checkout?.pickup_points ?? []
    changeSelection({ point: next && only && others.length === 0 ? only.id : null })
  }
  /** Returns the text for the choice that is still missing; null if the order can be made. */
  const missing = (checkout: Checkout): string | null => {
    if (!checkout.needs_shipping) return null
    if (isPickup) return selection.point === null ? t('checkout.pointFirst') : null
    if (!address) return t('pages.checkout.addressRequired')
    return checkout.refused_region === null ? null : t('checkout.refused', { region: checkout.refused_region })
  }
  const order = async (checkout: Checkout) => {
    const lacking = missing(checkout)
    if (lacking !== null) return showToast(lacking)
    const inputs = msgs.check(checkout.lines)
    if (inputs === null) return
    const order = await submit({
      address_id: checkout.needs_shipping && !isPickup ? (address?.id ?? null) : null,
      ...(selection.point !== null && { pickup_point_id: selection.point }),
      // As it was shown: the best of now may be another one by the time it arrives.
      user_coupon_id: checkout.user_coupon_id,
      user_card_id: checkout.user_card_id,
      note: note.trim(),
      total: checkout.sums.total,
      diamonds: checkout.sums.diamonds,
      msgs: inputs,
    })
    if (order) await go('payment', { order: order.number, amount: order.tit }, { replace: true })
  }
  const state: ScreenState =
    guard ??
    (nothingLeft(query.error)
      ? leaveState(
          source,
          t(source === 'pickup' ? 'checkout.toVouchers' : 'pages.checkout.toBasket'),
          errorText(query.error),
        )
      : screenState)
  // On a desktop the sums stand beside what is bought, above the way to order it.
  const bar = checkout ? (
    <>
      {isWide ? <Breakdown checkout={checkout} /> : null}
      <SubmitBar
        sums={isWide ? null : checkout.sums}
        busy={busy}
        disabled={isCounting}
        onSubmit={() => void order(checkout)}
      />
    </>
  ) : undefined
  return (
    <Screen title={t('pages.checkout.title')} state={state} bar={bar} layout="side">
      {checkout ? (
        <View className={s.page}>
          {checkout.needs_shipping ? (
            <Delivery
              checkout={checkout}
              address={address}
              isPickup={isPickup}
              point={selection.point}
              onWay={turn}
              onPoint={(point) => changeSelection({ point })}
            />
          ) : null}
          {source === 'pickup' ? (
            <PickupLines lines={checkout.lines} msgs={msgs} reload={reload} />
          ) : (
            <CheckoutLines lines={checkout.lines} msgs={msgs} />
          )}
          <Discounts
            checkout={checkout}
            onCoupon={(coupon) => changeSelection({ coupon })}
            onCard={(card) => changeSelection({ card })}
          />
          <View className={s.note}>
            <TextArea
              isLine
              label={t('pages.checkout.note')}
              placeholder={t('pages.checkout.notePlaceholder')}
              max={NOTE_MAX}
              value={note}
              onChange={setNote}
            />
          </View>
          {isWide ? null : <Breakdown checkout={checkout} />}
        </View>
      ) : null}
    </Screen>
  )
}

/** The basket was emptied elsewhere: trying again would change nothing. */
const nothingLeft = (error: unknown): boolean =>
  error instanceof ApiError && ['leave', 'reload'].includes(refusalStep(error.code))

const leaveState = (source: CheckoutSource, text: string, words: string): ScreenState => ({
  kind: 'empty',
  icon: 'cart',
  text: words,
  action: { text, onTap: () => void go(sourceRoute(source), {}, { replace: true }) },
})
