import { permissions } from '@storefront/contract/permissions'
import { CoinLevels } from '@/features/ops/promotion/coins/CoinLevels'
import { CoinRules } from '@/features/ops/promotion/coins/CoinRules'
import { coinFlagList, coinUserList } from '@/features/ops/promotion/coins/lists'
import { type Section, SectionList, SectionScreen } from '@/features/ops/promotion/SectionScreen'

const { changeGamification, grantGamification } = permissions

const sections: readonly Section[] = [
  { key: 'rules', title: 'opsCoins.rules', needs: changeGamification, render: () => <CoinRules /> },
  { key: 'levels', title: 'opsCoins.levels', needs: changeGamification, render: () => <CoinLevels /> },
  {
    key: 'users',
    title: 'opsCoins.users',
    needs: grantGamification,
    render: () => <SectionList spec={coinUserList} />,
  },
  {
    key: 'flags',
    title: 'opsCoins.flags',
    needs: grantGamification,
    render: () => <SectionList spec={coinFlagList} />,
  },
]

/** ops.gamification: how coins are earned, who has how many, and accounts to be looked at. */
export const OpsCoinScreen = () => <SectionScreen title="opsCoins.title" sections={sections} />
