import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { screenLight } from '@/platform/screen-light'

/** Keeps the screen bright while a code is shown: from the first showing until the code or its screen is left. */
export function useBrightScreen(isShown: boolean): void {
  const dim = useRef<(() => void) | null>(null)
  const end = () => {
    dim.current?.()
    dim.current = null
  }
  const begin = () => {
    if (isShown) dim.current ??= screenLight.brighten()
  }
  useDidShow(begin)
  useDidHide(end)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what begins and ends lives in the ref
  useEffect(() => {
    begin()
    return end
  }, [isShown])
}
