import { useT } from '@/i18n'
import { go } from '@/router'
import { Screen } from '@/ui/layout/Screen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '页面不存在' })

/** notfound: an address that the route table does not know */
function NotFoundPage() {
  const t = useT()
  const action = { text: t('pages.notfound.home'), onTap: () => void go('mobile.index', {}, { replace: true }) }
  return (
    <Screen
      title={t('pages.notfound.title')}
      state={{ kind: 'empty', icon: 'sad', text: t('pages.notfound.title'), hint: t('pages.notfound.text'), action }}
    />
  )
}

export default withErrorBoundary(NotFoundPage)
