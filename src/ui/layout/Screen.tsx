import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { cx } from '@/lib/text'
import { colourScheme } from '@/platform/colour-scheme'
import { display } from '@/platform/display'
import { env } from '@/platform/env'
import { tabs } from '@/platform/tabs'
import { useRoute, useRouteName } from '@/router'
import { BackTop } from '@/ui/navigation/BackTop'
import { TitleBar, underBar } from '@/ui/navigation/TitleBar'
import { arrange } from './arrangement'
import { chrome } from './chrome'
import type { ScreenLayout } from './layouts'
import { Empty, type EmptyProps } from '@/ui/feedback/Empty'
import type { FailureProps } from '@/ui/feedback/Failure'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { PageFailure } from '@/ui/feedback/PageFailure'
import { PreviewBanner } from './PreviewBanner'
import s from './Screen.module.scss'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { TabBar, type TabName } from '@/ui/navigation/TabBar'
import { type Look, useLook } from '@/ui/stores'
import { themeClass, themeStyle } from '@/ui/theme/style'

/** The state of a screen: always one of four. */
export type ScreenState =
  | { readonly kind: 'loading'; readonly skeleton?: ReactNode }
  | ({ readonly kind: 'failed' } & FailureProps)
  | ({ readonly kind: 'empty' } & EmptyProps)
  | { readonly kind: 'ready' }

export interface ScreenProps {
  readonly title: string
  /** Title of the document, for search engines and the browser's tab; else the screen's. Mini-programs have none. */
  readonly documentTitle?: string | undefined
  readonly state?: ScreenState
  /** The tab of this screen; shows the tab bar if the vendor has none. */
  readonly tab?: TabName
  /** A bar fixed at the foot; the content keeps clear of it. */
  readonly bar?: ReactNode
  /** The layout of the column in a desktop's window. */
  readonly layout?: ScreenLayout
  /** The content has a heading of the first level itself; else the title is one that only readers meet. */
  readonly ownHeading?: boolean
  readonly children?: ReactNode
}

const ready: ScreenState = { kind: 'ready' }

/** The root of every page: the tenant's colours, the text scale, the title, the centred column, its states. */
export function Screen({
  title,
  documentTitle,
  state = ready,
  tab,
  bar,
  layout = 'column',
  ownHeading,
  children,
}: ScreenProps) {
  const look = useShownLook(state.kind === 'loading')
  const style = useMemo(() => themeStyle(look), [look])
  const route = useRouteName()
  const { params } = useRoute()
  // A link may bring the title along (spec 2): what it leads to tells its own once it is there.
  const shownTitle = (state.kind === 'loading' && params.title) || title || params.title
  const ownTitle = (!env.isMini && documentTitle) || shownTitle
  useEffect(() => {
    if (ownTitle) display.setTitle(ownTitle)
  }, [ownTitle])
  // Its value is the business of the link's maker.
  const isPreview = params.preview !== undefined
  const isTab = tab !== undefined
  const showsTabs = isTab && !tabs.isNative
  const isReady = state.kind === 'ready'
  useDidShow(() => {
    colourScheme.renew()
    if (isTab) tabs.renew()
  })
  const around = chrome()
  const facts = { route, isTab, isReady }
  const inside = (
    <Content state={state} isTab={isTab}>
      {children}
    </Content>
  )
  const { body, column, foot } = arrange({ layout, isReady, inside, bar })
  return (
    <View
      className={cx(
        s.screen,
        themeClass(look),
        showsTabs && s.tabbed,
        isPreview ? s.previewed : !isTab && underBar,
        foot,
      )}
      style={style}
    >
      <OverlayHost>
        {isPreview ? <PreviewBanner /> : isTab ? null : <TitleBar title={shownTitle} />}
        {around ? <around.Top {...facts} /> : null}
        <View className={cx(s.column, column)} role="main">
          {ownHeading || env.isMini ? null : (
            <View className={s.heading} role="heading" aria-level={1}>
              {shownTitle}
            </View>
          )}
          {around ? <around.Gate {...facts}>{body}</around.Gate> : body}
        </View>
        {around ? <around.Foot {...facts} /> : null}
        {around ? <around.Floats {...facts} /> : null}
        <BackTop />
        {tabs.isNative ? null : <TabBar current={tab} />}
      </OverlayHost>
    </View>
  )
}

/**
 * A skeleton keeps the colours it began with: the site's, when they come, would cost a draw of their own before the
 * content's.
 */
function useShownLook(isLoading: boolean): Look {
  const look = useLook()
  const shownLook = useRef(look)
  if (!isLoading) shownLook.current = look
  return shownLook.current
}

function Content({
  state,
  isTab,
  children,
}: {
  readonly state: ScreenState
  readonly isTab: boolean
  readonly children: ReactNode
}) {
  if (state.kind === 'loading') return <>{state.skeleton ?? <SkeletonRows />}</>
  if (state.kind === 'failed') return <PageFailure text={state.text} onRetry={state.onRetry} isTab={isTab} />
  if (state.kind === 'empty') return <Empty {...state} />
  return <>{children}</>
}
