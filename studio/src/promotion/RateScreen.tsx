import { useQuery } from '@tanstack/react-query'
import { SectionTabs } from '../app/SectionTabs'
import { ScreenHead } from '../app/ScreenHead'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { DistSettingCard } from './DistSettingCard'
import { RateTable } from './RateTable'

/** The rates of promoters, and the settings of the programme. */
export function RateScreen() {
  const t = useT()
  const setting = useQuery({ queryKey: ['dist-setting'], queryFn: () => call('GET /studio/ops/distribution/setting/') })
  return (
    <>
      <SectionTabs section="promoters" />
      <ScreenHead title={t('opsPromoter.rates')} />
      <RateTable />
      {setting.isError ? (
        <Failed error={setting.error} onRetry={() => void setting.refetch()} />
      ) : setting.data ? (
        <DistSettingCard key={JSON.stringify(setting.data)} setting={setting.data} />
      ) : (
        <Loading />
      )}
    </>
  )
}
