import type { OpsOrder } from '@storefront/contract/entities/ops'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import { Stepper } from '@/ui/controls/Stepper'
import { TextField } from '@/ui/controls/TextField'
import s from './Ops.module.scss'
import { useOrderStep } from '@/features/ops/useOrderStep'

/** A parcel: the carrier and the pieces in it; all remaining pieces, unless the operator removes some. */
export function ShipForm({ order }: { readonly order: OpsOrder }) {
  const t = useT()
  const { move, busy } = useOrderStep(order.id)
  const lines = order.lines.filter(({ left_to_send }) => left_to_send > 0)
  const [carrier, setCarrier] = useState('')
  const [trackingNo, setTrackingNo] = useState('')
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const of = (id: number, leftCount: number): number => Math.min(pieces[id] ?? leftCount, leftCount)

  const send = async () => {
    const parcelLines = lines
      .map(({ id, left_to_send }) => ({ line_id: id, quantity: of(id, left_to_send) }))
      .filter(({ quantity }) => quantity > 0)
    if (parcelLines.length === 0) return feedback.toast(t('ret.badQuantity'), { at: 'center' })
    // A number without its carrier leads nowhere, nor the other way round.
    if ((carrier.trim() === '') !== (trackingNo.trim() === ''))
      return feedback.toast(t('ret.needWaybill'), { at: 'center' })
    await move({
      action: 'ship',
      carrier: carrier.trim(),
      tracking_no: trackingNo.trim(),
      lines: parcelLines,
      ...(order.address && { address: order.address }),
    })
  }
  return (
    <View className={s.rows}>
      <View className={s.section} role="heading" aria-level={2}>
        {t('ops.shipTitle')}
      </View>
      {lines.map(({ id, product_name, attributes_label, left_to_send }) => (
        <View key={id} className={s.quantity}>
          <View className={s.words}>
            <View className={s.name}>{[product_name, attributes_label].filter(Boolean).join(' ')}</View>
            <View className={s.quiet}>{t('ops.left', { n: left_to_send })}</View>
          </View>
          <Stepper
            label={`${t('ops.pieces')} ${product_name}`}
            value={of(id, left_to_send)}
            min={0}
            max={left_to_send}
            onChange={(next) => setPieces((now) => ({ ...now, [id]: next }))}
          />
        </View>
      ))}
      <TextField label={t('ret.carrier')} value={carrier} maxLength={40} onChange={setCarrier} />
      <TextField label={t('ret.trackingNo')} value={trackingNo} maxLength={40} onChange={setTrackingNo} />
      <View className={s.hint}>{t('ops.packHint')}</View>
      <View className={s.buttons}>
        <Button wide busy={busy} onTap={() => void send()}>
          {t('ops.ship')}
        </Button>
      </View>
    </View>
  )
}
