import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether this screen is in front: one below another, or of a mini-program in the background, need not be kept new. */
export function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(true)
  useDidShow(() => setIsShown(true))
  useDidHide(() => setIsShown(false))
  return isShown
}
