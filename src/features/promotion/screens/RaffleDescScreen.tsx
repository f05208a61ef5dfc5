import { RaffleGeneralRules } from '@/features/promotion/components/RaffleGeneralRules'
import { RaffleRules } from '@/features/promotion/components/RaffleRules'
import { useRaffleToDescribe } from '@/features/promotion/useRaffleToDescribe'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'

/** raffle.desc: the rules of the raffle that the address names, of the one that runs, or of all. */
export function RaffleDescScreen() {
  const t = useT()
  const { params } = useRoute()
  const query = useRaffleToDescribe(params.id ?? '')
  const state = useScreenState(query)
  const raffle = query.data
  if (raffle === undefined) return <Screen title={t('raffle.rules')} state={state} />
  return <Screen title={t('raffle.rules')}>{raffle ? <RaffleRules raffle={raffle} /> : <RaffleGeneralRules />}</Screen>
}
