import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useMemo } from 'react'
import { cx } from '@/lib/cx'
import { display } from '@/platform/display'
import { tabs } from '@/platform/tabs'
import { Empty, type EmptyProps } from './Empty'
import { Failure, type FailureProps } from './Failure'
import s from './Screen.module.scss'
import { SkeletonRows } from './Skeleton'
import { TabBar, type TabName } from './TabBar'
import { themeStyle, useTheme } from './theme/store'

/** What a screen has to show: one of four, never none. */
export type ScreenState =
  | { readonly kind: 'loading'; readonly skeleton?: ReactNode }
  | ({ readonly kind: 'failed' } & FailureProps)
  | ({ readonly kind: 'empty' } & EmptyProps)
  | { readonly kind: 'ready' }

export interface ScreenProps {
  readonly title: string
  readonly state?: ScreenState
  /** Which tab this screen is; shows the tab bar where the vendor has none. */
  readonly tab?: TabName
  /** A bar fixed at the foot; the content keeps clear of it. */
  readonly bar?: ReactNode
  readonly children?: ReactNode
}

const ready: ScreenState = { kind: 'ready' }

/** The root of every page: the tenant's colours, the text scale, the title, the centred column, its states. */
export function Screen({ title, state = ready, tab, bar, children }: ScreenProps) {
  const theme = useTheme()
  const style = useMemo(() => themeStyle(theme), [theme])
  useEffect(() => {
    if (title) display.setTitle(title)
  }, [title])
  const showsTabs = tab !== undefined && !tabs.isNative
  const isReady = state.kind === 'ready'
  return (
    <View className={cx(s.screen, showsTabs && s.tabbed, bar !== undefined && isReady && s.barred)} style={style}>
      <View className={s.column} role="main">
        <Content state={state}>{children}</Content>
      </View>
      {isReady ? bar : null}
      {showsTabs ? <TabBar current={tab} /> : null}
    </View>
  )
}

function Content({ state, children }: { readonly state: ScreenState; readonly children: ReactNode }) {
  if (state.kind === 'loading') return <>{state.skeleton ?? <SkeletonRows />}</>
  if (state.kind === 'failed') return <Failure text={state.text} onRetry={state.onRetry} />
  if (state.kind === 'empty') return <Empty {...state} />
  return <>{children}</>
}
