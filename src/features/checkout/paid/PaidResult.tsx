import { isFree } from '@storefront/contract/domain/money'
import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { SuggestedProducts } from '@/features/catalog/components/SuggestedProducts'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import type { Shareable } from '@/platform/share/types'
import { go } from '@/router'
import { RouteLink } from '@/shared/link/RouteLink'
import { shareItem } from '@/shared/share/shareItem'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import { Price } from '@/ui/display/Price'
import { paidKind, type PaidSection, paidSections } from './paid-kinds'
import { PaidContent } from './PaidContent'
import { PlaceRow } from './PlaceRow'
import rows from './PlaceRow.module.scss'
import s from './PaidResult.module.scss'

interface PaidResultProps {
  readonly order: Order
  /** The purchase as friends get it; null where nobody else can have it. */
  readonly shared: Shareable | null
}

/**
 * The end of a payment, or of an order with nothing to pay: what comes next, where it is found, and the way there, for
 * each kind of line.
 */
export function PaidResult({ order, shared }: PaidResultProps) {
  const t = useT()
  const sections = paidSections(order)
  const [first] = sections
  if (!first) return null
  const row = paidKind(first.kind)
  const isPaid = !isFree(order.tit)
  const { diamonds } = order.sums
  return (
    <View className={s.result}>
      <View className={s.head} role="status">
        <View className={s.disc}>
          <Icon name="check" size={32} />
        </View>
        <View className={s.title} role="heading" aria-level={1}>
          {t(isPaid ? row.title : row.freeTitle)}
        </View>
        {isPaid ? <Price amount={order.tit} size="l" plain sum /> : null}
        {diamonds > 0 ? <Text className={s.coins}>{t('checkout.coins', { n: diamonds })}</Text> : null}
      </View>
      <View className={s.buttons}>
        <Button kind="secondary" className={s.button} onTap={() => void go('mobile.index')}>
          {t('paid.goOn')}
        </Button>
        <Button className={s.button} onTap={() => void go(row.openRoute, row.openParams(order))}>
          {t(row.open)}
        </Button>
      </View>
      <View className={s.page}>
        {sections.map((section) => (
          <Section key={section.kind} order={order} section={section} />
        ))}
        {shared ? (
          <Pressable className={s.link} onTap={() => void shareItem(shared)}>
            <Icon name="share" size={20} />
            <Text className={s.word}>{t(first.kind === 'ticket' ? 'paid.invite' : 'paid.share')}</Text>
            <Icon name="right" size={16} />
          </Pressable>
        ) : null}
        {row.openRoute === 'shop.order.detail' ? null : (
          <RouteLink
            to={first.kind === 'ticket' ? 'event.ticketorder.detail' : 'shop.order.detail'}
            params={{ number: order.number }}
            className={s.link}
          >
            <Icon name="doc" size={20} />
            <Text className={s.word}>{t('paid.toOrder')}</Text>
            <Text className={s.number}>{order.number}</Text>
            <Icon name="right" size={16} />
          </RouteLink>
        )}
      </View>
      <SuggestedProducts bought={order.lines.flatMap(({ product_id }) => product_id ?? [])} />
    </View>
  )
}

/** The purchases of a kind, their next step, and the place where they are found later. */
function Section({ order, section }: { readonly order: Order; readonly section: PaidSection }) {
  const t = useT()
  const { next, place, placeRoute } = paidKind(section.kind)
  return (
    <View className={s.card}>
      <PaidContent order={order} section={section} />
      <View className={rows.step}>
        <Icon name="time" size={20} className={rows.icon} />
        <View className={rows.words}>
          <View className={rows.label}>{t('paid.next')}</View>
          <View className={rows.text}>{t(next(order, section.lines))}</View>
        </View>
      </View>
      <PlaceRow label={t('paid.where')} path={t(place)} to={placeRoute} />
    </View>
  )
}
