import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { allWinsList, raffleList, rafflePromoterList } from '@/features/ops/promotion/raffle/lists'
import { type Section, SectionList, SectionScreen } from '@/features/ops/promotion/SectionScreen'
import { NEW_RAFFLE } from '@/features/ops/promotion/raffle/raffle-form'
import { useT } from '@/i18n'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'

const { changeRaffle } = permissions

const sections: readonly Section[] = [
  {
    key: 'raffles',
    title: 'opsRaffle.raffles',
    needs: changeRaffle,
    render: () => <SectionList spec={raffleList} before={() => <CreateButton />} />,
  },
  { key: 'wins', title: 'opsRaffle.wins', needs: changeRaffle, render: () => <SectionList spec={allWinsList} /> },
  {
    key: 'promoters',
    title: 'opsRaffle.promoters',
    needs: changeRaffle,
    render: () => <SectionList spec={rafflePromoterList} />,
  },
]

/** ops.raffle: all raffles, what was won of them, and who applied to spread them. */
export const OpsRaffleListScreen = () => <SectionScreen title="opsRaffle.title" sections={sections} />

function CreateButton() {
  const t = useT()
  return (
    <View className={s.page}>
      <Button wide kind="secondary" onTap={() => void go('ops.raffle.detail', { id: NEW_RAFFLE })}>
        {t('opsRaffle.create')}
      </Button>
    </View>
  )
}
