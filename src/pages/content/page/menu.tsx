import '@/i18n/subpackage'
import { MenuScreen } from '@/features/content/screens/MenuScreen'
import { Embeds } from '@/features/forms/components/Embeds'
import { useT } from '@/i18n'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { usePage } from '@/page-modules/usePage'
import { useRoute } from '@/router'
import { isNotFound } from '@/services/client'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({
  onReachBottomDistance: 500,
  enablePullDownRefresh: true,
  navigationBarTitleText: '',
  enableShareAppMessage: true,
  enableShareTimeline: true,
})

/** mpage.menu: a page by its slug, or the menu that staff gave this address */
function MenuPage() {
  const t = useT()
  const { params } = useRoute()
  const slug = params.slug ?? ''
  const { query } = usePage(slug)
  if (isNotFound(query.error)) return <MenuScreen slug={slug} />
  return (
    <Embeds>
      <ModulesScreen page={slug} title={t('pages.page.title')} />
    </Embeds>
  )
}

export default withErrorBoundary(MenuPage)
