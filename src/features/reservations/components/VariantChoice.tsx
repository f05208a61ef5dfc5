import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ValueChips } from '@/features/catalog/components/product/ValueChips'
import { choiceRows, missingNames } from '@/features/catalog/variant-choice'
import { Picture } from '@/ui/display/Picture'
import { needsDate } from '@storefront/contract/domain/reservations/slot'
import { formatPrice } from '@storefront/contract/domain/money'
import { useCurrency } from '@/state/site'
import { freeLabel } from '@/features/reservations/availability'
import { spanLabel } from '@/features/reservations/place-time'
import { type Booking, useBookingContext } from '@/features/reservations/useBooking'
import s from './Booking.module.scss'

/** Selects the variant to book, like the variant of a product; a single one is only named. */
export function VariantChoice() {
  const t = useT()
  const currency = useCurrency()
  const { variants, variantControl, variant } = useBookingContext()
  const { choice, choose } = variantControl
  const missing = missingNames(variants, choice.selection)
  const current = variantControl.variant
  return (
    <View className={s.part}>
      {choiceRows(variants, choice.selection).map((row) => (
        <ValueChips key={row.name} name={row.name} values={row.values} onChoose={(value) => choose(row.name, value)} />
      ))}
      {missing.length > 0 ? (
        <View className={s.hint}>{t('pages.variant.missing', { names: missing.join(t('common.listSeparator')) })}</View>
      ) : null}
      {current && (current.main_image || current.description) ? (
        <View className={s.variant}>
          {current.main_image ? (
            <View className={s.picture}>
              <Picture image={current.main_image} alt="" width={72} ratio={1} />
            </View>
          ) : null}
          {current.description ? <View className={s.text}>{current.description}</View> : null}
        </View>
      ) : null}
      {current?.price ? (
        <View className={s.price}>{t('reservation.payThere', { price: formatPrice(current.price, currency) })}</View>
      ) : null}
      {variant && !needsDate(variant.resvconfig) ? <WholeSpan /> : null}
    </View>
  )
}

/** The period of a variant that is booked as a whole, and its remaining places. */
function WholeSpan() {
  const t = useT()
  const booking = useBookingContext()
  const { start_date, end_date } = booking.variant?.resvconfig ?? {}
  if (!start_date || !end_date) return null
  const words = wholeQuota(booking)
  return (
    <View className={s.span}>
      <View className={s.strong}>{spanLabel(t, start_date, end_date)}</View>
      {words ? <View className={s.quiet}>{freeLabel(t, words.block, words.quota_remaining)}</View> : null}
    </View>
  )
}

const wholeQuota = ({ variant, quotaOf }: Booking) => quotaOf(variant?.resvconfig.start_date ?? '')
