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

/** mpage.menu: a page by its slug */
function MenuPage() {
  const t = useT()
  const { params } = useRoute()
  return (
    <Embeds>
      <ModulesScreen page={params.slug ?? ''} title={t('pages.page.title')} />
    </Embeds>
  )
}

export default withErrorBoundary(MenuPage)
