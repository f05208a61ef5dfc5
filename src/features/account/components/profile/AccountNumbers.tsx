import type { AccountOverview } from '@storefront/contract/entities/account/overview'
import { formatPrice } from '@storefront/contract/domain/money'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { dateTimeText, untilText } from '@/lib/time'
import { Icon } from '@/ui/display/Icon'
import { useCurrency } from '@/ui/stores'
import s from './AccountNumbers.module.scss'

const numbers = [
  { key: 'coupons', to: 'shop.usercoupon' },
  { key: 'cards', to: 'shop.usermembershipcard' },
  { key: 'balance', to: 'account.fund' },
  { key: 'diamonds', to: 'gamification.diamond' },
] as const

/**
 * The user's balances and counts, each a link to its screen, and the ticket that is used next. The layout stays stable
 * while the numbers load.
 */
export function AccountNumbers({ overview }: { readonly overview: AccountOverview | undefined }) {
  const t = useT()
  const currency = useCurrency()
  const textOf = (key: (typeof numbers)[number]['key']): string => {
    if (!overview) return '—'
    return key === 'balance' ? formatPrice(overview.balance, currency) : String(overview[key])
  }
  return (
    <View className={s.card}>
      <View className={s.row}>
        {numbers.map(({ key, to }) => (
          <RouteLink key={key} to={to} className={s.item}>
            <View className={s.number}>{textOf(key)}</View>
            <View className={s.word}>{t(`pages.account.${key}`)}</View>
          </RouteLink>
        ))}
      </View>
      {overview?.next_ticket ? <NextTicket ticket={overview.next_ticket} /> : null}
    </View>
  )
}

function NextTicket({ ticket }: { readonly ticket: NonNullable<AccountOverview['next_ticket']> }) {
  const t = useT()
  const { kind, id, name, label, start, end } = ticket
  const time = start ? dateTimeText(start) : end && t('card.until', { date: untilText(end) })
  const target =
    kind === 'event'
      ? ({ to: 'event.issuedticket.detail', params: { id } } as const)
      : ({ to: 'shop.virtualcard' } as const)
  return (
    <RouteLink {...target} className={s.ticket}>
      <Icon name="qr" size={24} className={s.icon} />
      <View className={s.body}>
        <View className={s.name}>{name}</View>
        <View className={s.hint}>{[label, time].filter(Boolean).join(' · ')}</View>
      </View>
      <Icon name="right" size={16} />
    </RouteLink>
  )
}
