import { maskMobile } from '@storefront/contract/domain/account/mobile'
import { formatPrice } from '@storefront/contract/domain/money'
import type { EventRef } from '@storefront/contract/entities/events/event'
import type { Order, OrderLine } from '@storefront/contract/entities/orders/order'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import type { ComponentType } from 'react'
import { OrderItems } from '@/features/orders/components/OrderItems'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import type { Params } from '@/lib/query'
import { walletApi } from '@/services/api/wallet'
import { eventTimeText } from '@/shared/item-card/event-plan'
import { RouteLink } from '@/shared/link/RouteLink'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Bone } from '@/ui/feedback/Skeleton'
import { useCurrency } from '@/ui/stores'
import type { RouteName } from '@storefront/contract/routes'
import type { PaidKind, PaidSection } from './paid-kinds'
import rows from './PlaceRow.module.scss'
import s from './PaidResult.module.scss'
import { usePaidTickets } from './usePaidTickets'

interface ContentProps {
  readonly order: Order
  readonly lines: readonly OrderLine[]
}

/** The goods, and the person and address that they go to. */
function Goods({ order: { address }, lines }: ContentProps) {
  return (
    <View>
      <OrderItems lines={lines} />
      {address ? (
        <View className={rows.step}>
          <Icon name="place" size={20} className={rows.icon} />
          <View className={rows.words}>
            <View className={rows.text}>{`${address.name}  ${maskMobile(address.mobile)}`}</View>
            <View className={rows.label}>{address.display}</View>
          </View>
        </View>
      ) : null}
    </View>
  )
}

/** The goods, and the place and code to collect them. */
function Pickup({ order: { pickup }, lines }: ContentProps) {
  const t = useT()
  return (
    <View>
      <OrderItems lines={lines} />
      {pickup ? (
        <>
          <View className={rows.step}>
            <Icon name="place" size={20} className={rows.icon} />
            <View className={rows.words}>
              <View className={rows.text}>{pickup.name}</View>
              <View className={rows.label}>{pickup.address}</View>
              {pickup.hours ? (
                <View className={rows.label}>{t('checkout.openHours', { hours: pickup.hours })}</View>
              ) : null}
            </View>
          </View>
          <View className={rows.step}>
            <Icon name="qr" size={20} className={rows.icon} />
            <View className={s.code}>{t('checkout.pickupCode', { code: pickup.code })}</View>
          </View>
        </>
      ) : null}
    </View>
  )
}

/** One code, which opens where it is shown large. */
function Code({
  name,
  code,
  to,
  params,
}: {
  readonly name: string
  readonly code: string
  readonly to: RouteName
  readonly params: Params
}) {
  return (
    <RouteLink to={to} params={params} className={rows.step}>
      <Icon name="qr" size={20} className={rows.icon} />
      <View className={rows.words}>
        <View className={rows.label}>{name}</View>
        <View className={s.code}>{codeGroups(code)}</View>
      </View>
      <Icon name="right" size={16} className={rows.arrow} />
    </RouteLink>
  )
}

/** The event in brief. Its zone and its map are on its own screen. */
function EventLink({ event }: { readonly event: EventRef }) {
  const t = useT()
  return (
    <RouteLink to="event.event.detail" params={{ id: event.slug ?? event.id }} className={s.event}>
      {event.main_image ? (
        <View className={s.picture}>
          <Picture image={event.main_image} alt="" width={72} ratio={1} eager />
        </View>
      ) : null}
      <View className={rows.words}>
        <View className={s.name}>{event.name}</View>
        <View className={rows.label}>{eventTimeText(t, event)}</View>
        <View className={rows.label}>{[event.venue, event.address].filter(Boolean).join(' · ')}</View>
      </View>
    </RouteLink>
  )
}

/** The event, and the code of each ticket with its attendee. */
function Tickets({ order }: ContentProps) {
  const { data } = usePaidTickets(order)
  if (!data) return <Bone height="72px" />
  return (
    <View>
      <EventLink event={data.event} />
      {data.tickets.map(({ id, ticket, attendee, code }) =>
        code === null ? null : (
          <Code
            key={id}
            name={[ticket.name, attendee.name].filter(Boolean).join(' · ')}
            code={code}
            to="event.issuedticket.detail"
            params={{ id }}
          />
        ),
      )}
    </View>
  )
}

/** The e-tickets that were issued so far, with their codes. */
function Etickets({ order: { number }, lines }: ContentProps) {
  const t = useT()
  return (
    <View>
      <OrderItems lines={lines} />
      {lines.flatMap(({ product_name, attributes_label, virtual_cards }) =>
        virtual_cards.map(({ id, num }) => (
          <Code
            key={id}
            name={lines.length > 1 ? [product_name, attributes_label].filter(Boolean).join(' · ') : t('ticket.code')}
            code={num}
            to="shop.order.tickets"
            params={{ number }}
          />
        )),
      )}
    </View>
  )
}

/** Records of a balance among which those of the recharge are: it is the newest, unless its address is opened later. */
const RECORDS = { kind: 'fund', limit: 20, offset: 0 } as const

/** The balance now, and what the recharge has added to it. */
function Recharge({ order: { number, tit } }: ContentProps) {
  const t = useT()
  const currency = useCurrency()
  const { data } = useQuery({
    queryKey: [...walletKeys.fund('fund'), 'recharged', number],
    queryFn: ({ signal }) => walletApi.fund(RECORDS, { signal }),
    staleTime: 0,
  })
  if (!data) return <Bone height="72px" />
  const bonus = data.results.find(({ ref, reason }) => ref === number && reason === 'recharge_gift')?.change
  return (
    <View className={s.purse}>
      <View className={rows.label}>{t('paid.balance')}</View>
      <View className={s.balance}>{formatPrice(data.balance, currency)}</View>
      <View className={rows.label}>
        <Text>{t('paid.recharged', { amount: formatPrice(tit, currency) })}</Text>
        {bonus ? <Text className={s.bonus}>{t('paid.bonus', { amount: formatPrice(bonus, currency) })}</Text> : null}
      </View>
    </View>
  )
}

const contents: Readonly<Record<PaidKind, ComponentType<ContentProps>>> = {
  goods: Goods,
  pickup: Pickup,
  ticket: Tickets,
  eticket: Etickets,
  recharge: Recharge,
}

/** Shows what was bought of a kind. */
export function PaidContent({
  order,
  section: { kind, lines },
}: {
  readonly order: Order
  readonly section: PaidSection
}) {
  const Content = contents[kind]
  return <Content order={order} lines={lines} />
}
