import { permissions } from '@storefront/contract/permissions'
import { incomeList, promoterList } from '@/features/ops/promotion/distribution/lists'
import { ProgrammeForm } from '@/features/ops/promotion/distribution/ProgrammeForm'
import { Rates } from '@/features/ops/promotion/distribution/Rates'
import { Statement } from '@/features/ops/promotion/distribution/Statement'
import { type Section, SectionList, SectionScreen } from '@/features/ops/promotion/SectionScreen'

const { changePromoter, readDistIncome } = permissions

const sections: readonly Section[] = [
  {
    key: 'promoters',
    title: 'opsPromoter.promoters',
    needs: changePromoter,
    render: () => <SectionList spec={promoterList} />,
  },
  {
    key: 'income',
    title: 'opsPromoter.income',
    needs: readDistIncome,
    render: () => <SectionList spec={incomeList} before={(query) => <Statement query={query} />} />,
  },
  { key: 'rates', title: 'opsPromoter.rates', needs: changePromoter, render: () => <Rates /> },
  { key: 'setting', title: 'opsPromoter.setting', needs: changePromoter, render: () => <ProgrammeForm /> },
]

/** ops.promoter: promoters, what they earn, the rates and how the programme works. */
export const OpsPromoterScreen = () => <SectionScreen title="opsPromoter.title" sections={sections} />
