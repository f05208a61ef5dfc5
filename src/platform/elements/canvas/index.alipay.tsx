import { Canvas } from '@tarojs/components'
import { useRef } from 'react'
import type { CanvasHostProps } from '@/platform/elements/types'

/** Alipay exports only from a canvas in the page: this one is positioned outside the screen. */
export function CanvasHost({ id, width, height, onReady }: CanvasHostProps) {
  const isReported = useRef(false)
  const ready = () => {
    if (isReported.current) return
    isReported.current = true
    onReady()
  }
  return (
    <Canvas
      type="2d"
      id={id}
      style={`position:fixed;top:0;left:-9999px;width:${width}px;height:${height}px`}
      onReady={ready}
      aria-hidden
    />
  )
}
