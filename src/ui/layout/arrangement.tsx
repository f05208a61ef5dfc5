import { View } from '@tarojs/components'
import { LayoutContext, type ScreenLayout, type ScreenParts } from './layouts'
import s from './Screen.module.scss'

const columnClasses: Readonly<Record<ScreenLayout, string | undefined>> = {
  column: undefined,
  wide: s.wide,
  split: s.split,
  side: s.sides,
}

/**
 * The content and the bar of a screen, so that a desktop's window can put one beside the other.
 * @returns classes of the screen and of its column beside them
 */
export function arrange({ layout: desktopLayout, isReady, inside, bar }: ScreenParts) {
  const hasBar = isReady && bar !== undefined
  // Beside nothing stands nothing: an empty basket has no sums.
  const layout = isReady && (hasBar || desktopLayout === 'wide') ? desktopLayout : 'column'
  const hasSide = layout === 'side' || layout === 'split'
  const body = (
    <LayoutContext.Provider value={layout}>
      {layout === 'side' ? <View className={s.main}>{inside}</View> : inside}
      {hasSide ? <View className={s.side}>{bar}</View> : isReady ? bar : null}
    </LayoutContext.Provider>
  )
  return { body, column: columnClasses[layout], foot: hasBar ? (hasSide ? s.sided : s.barred) : undefined }
}
