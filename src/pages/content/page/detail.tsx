import '@/i18n/subpackage'
import { Embeds } from '@/features/forms/components/Embeds'
import { useT } from '@/i18n'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { useRoute } from '@/router'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  navigationBarTitleText: '',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

/** mpage.page.detail */
function PageDetailPage() {
  const t = useT()
  const { params } = useRoute()
  return (
    <Embeds>
      <ModulesScreen page={params.id ?? ''} title={t('pages.page.title')} />
    </Embeds>
  )
}

export default withErrorBoundary(PageDetailPage)
