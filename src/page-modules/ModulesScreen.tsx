import { View } from '@tarojs/components'
import { LoginBar } from '@/features/site/components/LoginBar'
import { useLoginPrompt } from '@/features/site/useLoginPrompt'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useShareCard } from '@/shared/share/useShareCard'
import { useT } from '@/i18n'
import { go } from '@/router'
import { queryClient } from '@/services/query'
import { session } from '@/state/session'
import { Screen, type ScreenProps, type ScreenState } from '@/ui/layout/Screen'
import { SkeletonGrid } from '@/ui/feedback/Skeleton'
import { usePullRefresh } from '@/ui/layout/usePullRefresh'
import { PageModules } from './PageModules'
import s from './PageModules.module.scss'
import { PageParts } from './PageParts'
import { PartState } from './PartState'
import { useEditor } from './preview/useEditor'
import { usePreview } from './preview/store'
import { usePage } from './usePage'
import { usePageCard } from './usePageCard'

const READY: ScreenState = { kind: 'ready' }

interface ModulesScreenProps {
  /** Id or slug of the page; `index` is home. */
  readonly page: string
  /** Title until the page says its own; home keeps it. */
  readonly title: string
  readonly tab?: ScreenProps['tab']
}

/**
 * A screen made of page modules: home, and every page that a shop builds; for a visitor maybe the guide to logging in.
 */
export function ModulesScreen({ page, title, tab }: ModulesScreenProps) {
  const t = useT()
  const { query, parts, current, isTurning, choose } = usePage(page)
  const draft = usePreview((state) => state.draft)
  const data = draft ?? query.data
  const loaded = useScreenState(query, <SkeletonGrid banner cards={4} />)
  usePullRefresh(async () => {
    await query.refetch()
    await Promise.all(['module', 'ownModule'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
  })
  useShareCard(usePageCard(tab ? title : data?.title))
  useEditor(isTurning ? undefined : query.data)
  const isGuide = useLoginPrompt(query)
  const nothing: ScreenState = isGuide
    ? {
        kind: 'empty',
        icon: 'user',
        text: t('site.guide.text'),
        action: { text: t('site.guide.now'), onTap: () => void session().ensureLogin() },
      }
    : {
        kind: 'empty',
        text: t('pages.module.empty'),
        action: { text: t('pages.basket.shop'), onTap: () => void go('shop.category') },
      }
  // A builder's draft is there although no visitor may see the page.
  const state = data?.modules.length === 0 ? nothing : draft ? READY : loaded
  const shownTitle = tab ? title : (data?.title ?? title)
  const modules = data ? (
    <PageModules
      key={`${data.id} ${data.code} ${data.sub}`}
      of={`mpage.page:${data.sub ?? data.id}`}
      modules={data.modules}
    />
  ) : null
  const hasParts = parts.length > 1
  return (
    <Screen
      title={shownTitle}
      tab={tab}
      state={hasParts ? undefined : state}
      bar={isGuide ? <LoginBar aboveTabs={tab !== undefined} /> : undefined}
    >
      {hasParts ? (
        <>
          <PageParts parts={parts} current={current} onChange={choose} label={shownTitle} />
          <View className={isTurning ? s.turning : undefined} aria-busy={isTurning}>
            <PartState state={state}>{modules}</PartState>
          </View>
        </>
      ) : (
        modules
      )}
    </Screen>
  )
}
