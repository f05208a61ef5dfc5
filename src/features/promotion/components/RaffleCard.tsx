import type { Raffle, RaffleListItem } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { type RafflePhase, rafflePhase } from '@/features/promotion/raffle-state'
import { useT } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { RouteLink } from '@/shared/link/RouteLink'
import { Picture } from '@/ui/display/Picture'
import { Tag } from '@/ui/display/Tag'
import s from './Raffle.module.scss'

const tones = { running: 'primary', coming: 'accent', ended: 'quiet' } as const satisfies Record<RafflePhase, string>

/** The phase of a raffle: for an ended one, the server's text says whether it was drawn. */
export function RaffleTag({
  raffle,
}: {
  readonly raffle: Pick<Raffle, 'status' | 'status_display' | 'start' | 'end'>
}) {
  const t = useT()
  const phase = rafflePhase(raffle, Date.now())
  const hasOwnWord = phase === 'ended' && raffle.status !== 'published'
  return <Tag tone={tones[phase]}>{hasOwnWord ? raffle.status_display : t(`raffle.${phase}`)}</Tag>
}

/** A raffle in the list, with how often its reader took part. */
export function RaffleCard({ raffle }: { readonly raffle: RaffleListItem }) {
  const t = useT()
  const { id, title, abstract, kind, main_image, start, end, price, ticket_count, own_count } = raffle
  return (
    <RouteLink to="raffle.raffle" params={{ id }} className={s.item}>
      <View className={s.itemPicture}>
        <Picture image={main_image} alt="" width={84} ratio={1} />
      </View>
      <View className={s.itemText}>
        <View className={s.head}>
          <View className={s.name}>{title}</View>
          <RaffleTag raffle={raffle} />
        </View>
        {abstract ? <View className={s.text}>{abstract}</View> : null}
        <View className={s.quiet}>
          {t('raffle.dates', { start: planText(t, dateTimeText(start)), end: planText(t, endTimeText(end)) })}
        </View>
        <View className={s.quiet}>
          {[
            t(`raffle.kinds.${kind}`),
            price > 0 ? t('raffle.ticketPrice', { n: price }) : t('raffle.free'),
            ticket_count > 0 ? t('raffle.sold', { n: ticket_count }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </View>
        {own_count ? (
          <View className={s.own}>
            {t(kind === 'draw' ? 'raffle.ownTickets' : 'raffle.ownTurns', { n: own_count })}
          </View>
        ) : null}
      </View>
    </RouteLink>
  )
}
