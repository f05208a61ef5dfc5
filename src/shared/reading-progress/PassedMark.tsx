import { View } from '@tarojs/components'
import { useEffect, useId, useRef } from 'react'
import { observePassed } from '@/platform/intersection'
import s from './ReadProgressTracker.module.scss'

/**
 * A place at `at` percent of the element around it, which has to be positioned; tells once that it was in the window.
 */
export function PassedMark({ at, onSeen }: { readonly at: number; readonly onSeen: () => void }) {
  // Selectors take no colons.
  const id = `r${useId().replace(/:/g, '')}`
  const latest = useRef(onSeen)
  latest.current = onSeen
  useEffect(() => observePassed(id, () => latest.current()), [id])
  return <View id={id} className={s.mark} style={`top:calc(${at}% - 1px)`} />
}
