import { useT } from '@/i18n'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { useSite } from '@/state/site'
import { WebEmbeds } from '@/features/forms/components/WebEmbeds'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  navigationBarTitleText: '',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

/** mobile.index */
function HomePage() {
  const t = useT()
  const name = useSite((state) => state.site?.name)
  return (
    <WebEmbeds>
      <ModulesScreen page="index" title={name ?? t('pages.home.title')} tab="mobile.index" />
    </WebEmbeds>
  )
}

export default withErrorBoundary(HomePage)
