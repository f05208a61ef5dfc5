import { useQuery } from '@tanstack/react-query'
import { usePullRefresh } from '@/features/screen/usePullRefresh'
import { useScreenState } from '@/features/screen/useScreenState'
import { useT } from '@/i18n'
import { content } from '@/services/content'
import { keys, queryClient } from '@/services/query'
import { Screen, type ScreenProps } from '@/ui/Screen'
import { SkeletonGrid } from '@/ui/Skeleton'
import { PageModules } from './PageModules'

interface ModulesScreenProps {
  /** Id or slug of the page; `index` is home. */
  readonly page: string
  /** Title until the page says its own; home keeps it. */
  readonly title: string
  readonly tab?: ScreenProps['tab']
}

/** A screen made of page modules: home, and every page that a shop builds. */
export function ModulesScreen({ page, title, tab }: ModulesScreenProps) {
  const t = useT()
  const query = useQuery({ queryKey: keys.page(page), queryFn: ({ signal }) => content.page(page, { signal }) })
  const loaded = useScreenState(query, <SkeletonGrid banner cards={4} />)
  usePullRefresh(async () => {
    await query.refetch()
    await queryClient.invalidateQueries({ queryKey: ['module'] })
  })
  const isEmpty = query.data?.modules.length === 0
  return (
    <Screen title={tab ? title : (query.data?.title ?? title)} tab={tab} state={isEmpty ? { kind: 'empty', text: t('pages.module.empty') } : loaded}>
      {query.data ? <PageModules key={query.data.id} modules={query.data.modules} /> : null}
    </Screen>
  )
}
