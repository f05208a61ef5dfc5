import '@/i18n/subpackage'
import { MenuScreen, useMenu } from '@/features/content/screens/MenuScreen'
import { Embeds } from '@/features/forms/components/Embeds'
import { useT } from '@/i18n'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
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

/** mpage.menu: the menu that staff gave this address, or else a page by its slug */
function MenuPage() {
  const t = useT()
  const { params } = useRoute()
  const slug = params.slug ?? ''
  const { error } = useMenu(slug)
  if (!isNotFound(error)) return <MenuScreen slug={slug} />
  return (
    <Embeds>
      <ModulesScreen page={slug} title={t('pages.page.title')} />
    </Embeds>
  )
}

export default withErrorBoundary(MenuPage)
