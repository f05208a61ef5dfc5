import { getCurrentInstance, useDidHide, useDidShow } from '@tarojs/taro'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Portal } from './Portal'
import { activateHost, deactivateHost, type Host, InFront, removeHost, useIsFront } from './front'
import { MessageLine } from './MessageLine'
import s from './OverlayHost.module.scss'
import { useOverlays } from './store'

/** Around a screen's content: shows the open dialogs and the message line while this screen is in front. */
export function OverlayHost({ children }: { readonly children: ReactNode }) {
  const [host] = useState<Host>(() => ({ page: getCurrentInstance().page ?? {}, isHidden: false }))
  const isFront = useIsFront(host)
  useLayoutEffect(() => {
    activateHost(host, false)
    return () => removeHost(host)
  }, [host])
  useDidShow(() => {
    // While a screen is first rendered, another one may still be in front of it; when it is shown, the current page is
    // its own.
    host.page = getCurrentInstance().page ?? host.page
    activateHost(host, true)
  })
  useDidHide(() => deactivateHost(host))
  return (
    <InFront.Provider value={isFront}>
      {children}
      {isFront ? <MessageLine /> : null}
      {isFront ? <Dialogs /> : null}
    </InFront.Provider>
  )
}

function Dialogs() {
  const stack = useOverlays()
  if (stack.length === 0) return null
  return (
    <Portal className={s.over}>
      {stack.map(({ id, Component, props, close }) => (
        <Component key={id} {...props} close={close} />
      ))}
    </Portal>
  )
}
