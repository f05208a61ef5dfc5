import type { RaffleDetail } from '@storefront/contract/entities/promotion/raffle'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { Icon } from '@/ui/display/Icon'
import s from './Raffle.module.scss'

/** The sentence on fairness of each way to draw, and where its proof is: the file of the draw, or the published odds. */
const PROOFS = {
  draw: { text: 'raffle.generalFair', to: 'raffle.draw', link: 'raffle.check' },
  turn: { text: 'raffle.turnFair', to: 'raffle.desc', link: 'raffle.oddsOfAll' },
} as const

/** Says why a raffle is fair, with the way to the proof. */
export function Fairness({ raffle: { id, kind } }: { readonly raffle: Pick<RaffleDetail, 'id' | 'kind'> }) {
  const t = useT()
  const { text, to, link } = PROOFS[kind === 'draw' ? 'draw' : 'turn']
  return (
    <RouteLink to={to} params={{ id }} className={s.fair}>
      <Icon name="check" size={18} className={s.fairIcon} />
      <View className={s.why}>
        {t(text)}
        <View className={s.fairLink}>
          <Text>{t(link)}</Text>
        </View>
      </View>
      <Icon name="right" size={16} />
    </RouteLink>
  )
}
