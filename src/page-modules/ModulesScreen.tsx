import { useQuery } from '@tanstack/react-query'
import { LoginBar } from '@/features/guide/LoginBar'
import { useGuide } from '@/features/guide/useGuide'
import { useScreenState } from '@/features/screen/useScreenState'
import { useShareCard } from '@/features/share/useShareCard'
import { useT } from '@/i18n'
import type { ShareCard } from '@/platform/types'
import { content } from '@/services/content'
import { keys, queryClient } from '@/services/query'
import { session } from '@/state/session'
import { Screen, type ScreenProps, type ScreenState } from '@/ui/Screen'
import { SkeletonGrid } from '@/ui/Skeleton'
import { usePullRefresh } from '@/ui/usePullRefresh'
import { PageModules } from './PageModules'

interface ModulesScreenProps {
  /** Id or slug of the page; `index` is home. */
  readonly page: string
  /** Title until the page says its own; home keeps it. */
  readonly title: string
  readonly tab?: ScreenProps['tab']
}

/** Home is shared by the site's name, a page by its own title once it is known. */
const pageCard = (page: string, title: string | undefined): ShareCard | null =>
  title ? { title, ...(page === 'index' ? { name: 'mobile.index' } : { name: 'mpage.page.detail', params: { id: page } }) } : null

/** A screen made of page modules: home, and every page that a shop builds; for a visitor maybe the guide to logging in. */
export function ModulesScreen({ page, title, tab }: ModulesScreenProps) {
  const t = useT()
  const query = useQuery({ queryKey: keys.page(page), queryFn: ({ signal }) => content.page(page, { signal }) })
  const loaded = useScreenState(query, <SkeletonGrid banner cards={4} />)
  usePullRefresh(async () => {
    await query.refetch()
    await queryClient.invalidateQueries({ queryKey: ['module'] })
  })
  useShareCard(pageCard(page, tab ? title : query.data?.title))
  const isGuide = useGuide(query)
  const nothing: ScreenState = isGuide
    ? { kind: 'empty', icon: 'user', text: t('site.guide.text'), action: { text: t('site.guide.now'), onTap: () => void session().ensureLogin() } }
    : { kind: 'empty', text: t('pages.module.empty') }
  return (
    <Screen
      title={tab ? title : (query.data?.title ?? title)}
      tab={tab}
      state={query.data?.modules.length === 0 ? nothing : loaded}
      bar={isGuide ? <LoginBar aboveTabs={tab !== undefined} /> : undefined}
    >
      {query.data ? <PageModules key={`${query.data.id} ${query.data.code}`} modules={query.data.modules} /> : null}
    </Screen>
  )
}
