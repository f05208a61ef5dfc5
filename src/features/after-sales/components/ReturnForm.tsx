import { lastOf } from '@storefront/contract/domain/last-of'
import { RETURN_LIMITS } from '@storefront/contract/constants'
import { formatPrice, toDecimal } from '@storefront/contract/domain/money'
import {
  givesMoney,
  returnablePieces,
  type ReturnKind,
  returnMaximum,
} from '@storefront/contract/domain/after-sales/order-return'
import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { LineRow } from '@/shared/order-line/LineRow'
import { PictureSet, type StoredImage } from '@/shared/picture/PictureSet'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { keys, queryClient } from '@/services/query'
import { type ReturnInput, afterSalesApi, afterSalesKeys } from '@/services/api/after-sales'
import { useSubmit } from '@/services/use-submit'
import { useCurrency } from '@/state/site'
import { OptionRows } from '@/ui/controls/OptionRows'
import { Screen } from '@/ui/layout/Screen'
import { SelectField } from '@/ui/controls/SelectField'
import { Stepper } from '@/ui/controls/Stepper'
import { TextArea } from '@/ui/controls/TextField'
import s from './Return.module.scss'
import { ExchangeField } from './ExchangeField'
import { MoneyField } from './MoneyField'
import { type ReturnOffer, returnableLine, returnRequestProblem } from '@/features/after-sales/return-request'

const REASONS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The form of a return request, validated by the server's rules before it is sent (spec 5). */
export function ReturnForm({ line, offer }: { readonly line: OrderLine; readonly offer: ReturnOffer }) {
  const t = useT()
  const currency = useCurrency()
  const state = returnableLine(line, offer, currency.exponent)
  const [kind, setKind] = useState<ReturnKind>(lastOf(offer.kinds.filter(givesMoney)) ?? 'exchange')
  const [quantity, setQuantity] = useState(Math.min(1, returnablePieces(state)))
  const most = toDecimal(returnMaximum(state, quantity), currency.exponent)
  const [typedAmount, setTypedAmount] = useState<string | null>(null)
  const [variantId, setVariantId] = useState<number | null>(null)
  const isExchange = !givesMoney(kind)
  const [reason, setReason] = useState('')
  const [description, setDescription] = useState('')
  const [images, setImages] = useState<readonly StoredImage[]>([])
  const [uploads, setUploads] = useState(0)
  const [showsErrors, setShowsErrors] = useState(false)
  // Until the user types an amount, the highest possible amount is requested.
  const amount = typedAmount ?? most
  const letGo = useNavigationGuard(
    typedAmount !== null || variantId !== null || reason !== '' || description !== '' || images.length > 0,
  )
  const { submit, busy } = useSubmit(`apply_return:${line.id}`, (input: ReturnInput, key: string) =>
    afterSalesApi.applyReturn(input, key),
  )
  const problem = returnRequestProblem(state, { kind, quantity, amount, reason, variantId }, currency.exponent)
  const shownProblem = showsErrors ? problem : null

  const send = async () => {
    setShowsErrors(true)
    if (problem === 'quantity') feedback.toast(t('ret.badQuantity'), { at: 'center' })
    if (problem) return
    const newReturn = await submit({
      line_id: line.id,
      kind,
      quantity,
      amount: isExchange ? '' : amount.trim(),
      ...(isExchange && variantId !== null && { variant_id: variantId }),
      reason,
      description: description.trim(),
      images: images.map(({ id }) => id),
    })
    if (!newReturn) return
    letGo()
    void queryClient.invalidateQueries({ queryKey: keys.order() })
    void queryClient.invalidateQueries({ queryKey: afterSalesKeys.returns() })
    feedback.toast(t('ret.sent'), { at: 'center' })
    await go('shop.orderlinereturn.detail', { number: newReturn.number }, { replace: true })
  }
  return (
    <Screen
      title={t('ret.apply')}
      bar={<FootButton text={t('ret.submit')} busy={busy || uploads > 0} onTap={() => void send()} />}
    >
      <View className={s.page}>
        <View className={s.card}>
          <LineRow line={line} />
        </View>
        <View className={s.rows}>
          <OptionRows
            one
            label={t('ret.kind')}
            options={offer.kinds.map((value) => ({ value, label: t(`ret.${value}`) }))}
            chosenValues={[kind]}
            onChange={([next]) => setKind(offer.kinds.find((one) => one === next) ?? kind)}
          />
          <View className={s.quantity}>
            <Text>{t('ret.quantity')}</Text>
            <Stepper label={t('ret.quantity')} value={quantity} max={returnablePieces(state)} onChange={setQuantity} />
          </View>
          {isExchange ? (
            <ExchangeField
              line={line}
              quantity={quantity}
              value={variantId}
              error={shownProblem === 'variant' ? t('ret.needVariant') : null}
              onChange={setVariantId}
            />
          ) : (
            <MoneyField
              line={line}
              offer={offer}
              quantity={quantity}
              most={formatPrice(most, currency)}
              value={amount}
              problem={shownProblem}
              onChange={setTypedAmount}
            />
          )}
          <SelectField
            label={t('ret.reason')}
            options={REASONS.map((key) => ({ value: t(`ret.reasons.${key}`), label: t(`ret.reasons.${key}`) }))}
            value={reason}
            error={shownProblem === 'reason' ? t('ret.needReason') : null}
            onChange={setReason}
          />
        </View>
        <View className={s.rows}>
          <TextArea
            label={t('ret.description')}
            placeholder={t('ret.descriptionHint')}
            max={RETURN_LIMITS.description}
            value={description}
            onChange={setDescription}
          />
          <PictureSet
            label={t('ret.pictures')}
            nameOf={(n) => t('ret.pictureN', { n })}
            images={images}
            max={RETURN_LIMITS.images}
            onChange={setImages}
            onBusy={(change) => setUploads((count) => count + change)}
          />
        </View>
      </View>
    </Screen>
  )
}
