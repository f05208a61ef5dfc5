import { isVoucherShort, voucherLeft } from '@storefront/contract/domain/cart/pickup'
import type { CheckoutLine } from '@storefront/contract/entities/checkout/checkout'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { maxQuantity } from '@/features/catalog/variant-choice'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Pressable } from '@/platform/elements/pressable'
import { go } from '@/router'
import { cartApi } from '@/services/api/cart'
import { showError } from '@/services/error-handler'
import { Icon } from '@/ui/display/Icon'
import { confirm } from '@/ui/overlay/dialogs'
import { Stepper } from '@/ui/controls/Stepper'
import { CheckoutLines } from './CheckoutLines'
import s from './PickupLines.module.scss'
import type { BuyerInputControl } from '@/features/checkout/useBuyerInputs'

interface PickupLinesProps {
  readonly lines: readonly CheckoutLine[]
  readonly msgs: BuyerInputControl
  readonly reload: () => Promise<unknown>
}

/** The goods that vouchers fetch: each line with its voucher and quantity, and a button to add more. */
export function PickupLines({ lines, msgs, reload }: PickupLinesProps) {
  const t = useT()
  // Of a line at a time: what is shown after a change is what the server counted.
  const [busy, setBusy] = useState(false)
  const change = async (request: () => Promise<{ readonly lines: readonly unknown[] }>) => {
    if (busy) return
    setBusy(true)
    try {
      const basket = await request()
      if (basket.lines.length === 0) return void go('shop.pickupcard.center', {}, { replace: true })
      await reload()
    } catch (error) {
      showError(error)
      await reload()
    } finally {
      setBusy(false)
    }
  }
  const remove = async ({ id, product_name: name }: CheckoutLine) => {
    if (await confirm({ text: t('checkout.fetchRemoveAsk', { name }), confirmText: t('checkout.remove') }))
      await change(() => cartApi.removePickup(id))
  }
  const foot = (line: CheckoutLine) => {
    const vouchersLeft = voucherLeft(lines, line)
    const most = Math.min(vouchersLeft, maxQuantity(line))
    return (
      <View className={s.foot}>
        <View className={s.row}>
          <Text className={s.voucher}>
            {t('checkout.voucherOf', { name: line.voucher?.name ?? '', left: vouchersLeft })}
          </Text>
          <Stepper
            value={line.quantity}
            max={most}
            label={line.product_name}
            disabled={busy}
            onChange={(quantity) => void change(() => cartApi.pickupCount(line.id, quantity))}
            onLimit={() => feedback.toast(t('checkout.voucherShort', { left: most }), { at: 'center' })}
          />
          <Pressable
            className={s.bin}
            label={t('checkout.fetchRemove', { name: line.product_name })}
            onTap={() => void remove(line)}
          >
            <Icon name="trash" size={18} />
          </Pressable>
        </View>
        {isVoucherShort(lines, line) ? (
          <View className={s.short} role="alert">
            {vouchersLeft > 0 ? t('checkout.voucherShort', { left: vouchersLeft }) : t('checkout.voucherOver')}
          </View>
        ) : null}
      </View>
    )
  }
  return (
    <View>
      <CheckoutLines lines={lines} msgs={msgs} foot={foot} />
      <RouteLink to="shop.pickupcard.center" className={s.more}>
        <Icon name="plus" size={16} />
        <Text>{t('checkout.fetchMore')}</Text>
      </RouteLink>
    </View>
  )
}
