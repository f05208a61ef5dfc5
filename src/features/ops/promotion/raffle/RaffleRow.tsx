import type { OpsRaffle } from '@storefront/contract/entities/promotion/raffle'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { RouteLink } from '@/shared/link/RouteLink'

/** A raffle as a row: what it is, when, and how many took part. */
export function RaffleRow({ raffle }: { readonly raffle: OpsRaffle }) {
  const t = useT()
  const {
    id,
    title,
    kind,
    status,
    status_display,
    start,
    end,
    entrant_count,
    ticket_count,
    win_count,
    handed_out_count,
  } = raffle
  const counts = [
    t('opsRaffle.entrants', { n: entrant_count }),
    t('opsRaffle.tickets', { n: ticket_count }),
    t('opsRaffle.handedOut', { n: handed_out_count, all: win_count }),
  ]
  return (
    <RouteLink to="ops.raffle.detail" params={{ id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{title}</Text>
        <Text className={status === 'published' ? s.on : s.status}>{status_display}</Text>
      </View>
      <View className={s.text}>{`${dateTimeText(start)} – ${endTimeText(end)}`}</View>
      <View className={s.quiet}>
        {[t(`opsRaffle.kind.${kind}`), ...(status === 'draft' ? [] : counts)].join(' · ')}
      </View>
    </RouteLink>
  )
}
