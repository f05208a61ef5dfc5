import { createElement, type MouseEvent, useEffect, useRef, useState } from 'react'
import { env } from '@/platform/env'
import { jssdk } from '@/platform/jssdk'
import type { OpenTagProps } from '@/platform/elements/types'

const OVER = {
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'block',
  overflow: 'hidden',
} as const
// WeChat draws what is inside by itself; an empty cover over our own content takes the tap.
const TEMPLATE = '<script type="text/wxtag-template"><div style="width:1000px;height:1000px"></div></script>'

/** The tap is the tag's: what lies below must not act on it as well. */
const stop = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Covers the content around it, so that a tap opens a mini-program: WeChat's browser allows that only to its own tag.
 * Renders nothing elsewhere and until the SDK is ready, so that the content's own tap applies.
 */
export function OpenTag({ app, path, onFail }: OpenTagProps) {
  const [ready, setReady] = useState(false)
  const cover = useRef<HTMLSpanElement>(null)
  const onFailRef = useRef(onFail)
  onFailRef.current = onFail
  useEffect(() => {
    if (env.kind !== 'wechat') return
    let isRemoved = false
    void jssdk().then((sdk) => {
      if (sdk && !isRemoved) setReady(true)
    })
    return () => {
      isRemoved = true
    }
  }, [])
  useEffect(() => {
    const tag = ready ? cover.current?.firstElementChild : null
    // React binds no events of custom elements. A tag that failed once gives the content its tap back.
    const onError = () => {
      setReady(false)
      onFailRef.current()
    }
    tag?.addEventListener('error', onError)
    return () => tag?.removeEventListener('error', onError)
  }, [ready])
  if (!ready) return null
  const appAttributes = app.startsWith('gh_') ? { username: app } : { appid: app }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tag inside is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the content's own control
    <span ref={cover} style={OVER} onClick={stop}>
      {createElement('wx-open-launch-weapp', {
        ...appAttributes,
        path,
        style: OVER,
        dangerouslySetInnerHTML: { __html: TEMPLATE },
      })}
    </span>
  )
}
