import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { observeVisible } from '@/platform/intersection'

/** Calls `onVisible` once, when this place comes near the window: what is far below loads when it is wanted. */
export function LazyVisible({
  onVisible,
  children,
}: {
  readonly onVisible: () => void
  readonly children?: ReactNode
}) {
  // Selectors take no colons.
  const id = `n${useId().replace(/:/g, '')}`
  const latest = useRef(onVisible)
  latest.current = onVisible
  useEffect(() => observeVisible(id, () => latest.current()), [id])
  return <View id={id}>{children}</View>
}
