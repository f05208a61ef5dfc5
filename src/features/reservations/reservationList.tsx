import type { Resv } from '@storefront/contract/entities/reservations/reservation'
import { formatPrice } from '@storefront/contract/domain/money'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { type ReservationsQuery, reservationKeys, reservationsApi } from '@/services/api/reservations'
import { useCurrency } from '@/state/site'
import { Picture } from '@/ui/display/Picture'
import s from './components/Record.module.scss'

function ReservationRow({ reservation }: { readonly reservation: Resv }) {
  const t = useT()
  const currency = useCurrency()
  const { slug, title, abstract, address, main_image, status, price_from, price_to } = reservation
  const price = price_from === null ? '' : formatPrice(price_from, currency)
  return (
    <RouteLink to="reservation.resv" params={{ slug }} className={s.item}>
      <View className={s.offer}>
        <View className={s.offerPicture}>
          <Picture image={main_image} alt="" width={72} ratio={1} />
        </View>
        <View className={s.offerText}>
          <View className={s.itemTitle}>{title}</View>
          <View className={s.quiet}>{abstract || address}</View>
          {price ? (
            <View className={s.itemPrice}>
              {price_to === price_from ? price : t('reservation.priceFrom', { price })}
            </View>
          ) : null}
          {status === 'open' ? null : <View className={s.quiet}>{t(`reservation.closed.${status}`)}</View>}
        </View>
      </View>
    </RouteLink>
  )
}

/** The list of bookable resources. */
export const reservationList: ListSpec<Resv, ReservationsQuery> = {
  key: reservationKeys.reservations,
  load: (query, options) => reservationsApi.reservations(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 96,
    render: (reservation) => <ReservationRow reservation={reservation} />,
  }),
  empty: { text: 'reservation.noList', hint: 'list.soonHint', icon: 'calendar' },
}
