import { useEffect, useRef } from 'react'
import { barcodeReader, canDetect } from '@/platform/scan/barcode'
import type { ScanViewPart, ScanViewProps } from './types'

const LOOK_MS = 200

export const scanView: ScanViewPart = { isContinuous: () => canDetect() && 'mediaDevices' in navigator }

/** The browser's camera in the page; it reads codes as long as it is shown. */
export function ScanView({ onCode, label }: ScanViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    const element = video.current
    if (!element || !scanView.isContinuous()) return
    const reader = barcodeReader()
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      // A picture that cannot be read is followed by the next one.
      const codes = await reader.detect(element).catch(() => [])
      if (isOver) return
      const [code] = codes
      if (code) latest.current(code.rawValue)
      timer = setTimeout(() => void look(), LOOK_MS)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      if (isOver) return stop()
      element.srcObject = stream
      await element.play()
      await look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    // Without a camera, or without the visitor's consent, codes are typed.
    start().catch(() => undefined)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <video
      ref={video}
      aria-label={label}
      playsInline
      muted
      style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
    />
  )
}
