import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '@/state/session'
import { type BuyIntent, useBuyIntent } from './buy-intent'

/**
 * Does what login interrupted, once, when the product is in front again and there is a user. The session changes
 * while login still covers this screen, so being in front is waited for.
 */
export function useResumeBuy(productId: number, resume: (intent: BuyIntent) => void): void {
  const isUser = useSession((state) => state.status === 'user')
  const [isFront, setFront] = useState(true)
  const latest = useRef(resume)
  latest.current = resume
  useDidShow(() => setFront(true))
  useDidHide(() => setFront(false))
  useEffect(() => {
    if (!isUser || !isFront) return
    const intent = useBuyIntent.getState().consumeIntent(productId)
    if (intent) latest.current(intent)
  }, [isUser, isFront, productId])
}
