import { useEffect, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { barcodeReader } from '@/platform/scan/barcode'
import { type Camera, openCamera } from '@/platform/scan/camera'
import type { ScanViewPart, ScanViewProps } from './types'
import './scan-view.scss'

const LOOK_MS = 200

export const scanView: ScanViewPart = { isContinuous: () => 'mediaDevices' in navigator }

type Torch = Camera['setTorch']

/** The browser's camera in the page; it reads codes as long as it is shown, and says so where there is no camera. */
export function ScanView({ onCode, label }: ScanViewProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  latest.current = onCode
  const [isMissing, setMissing] = useState(false)
  const [torch, setTorch] = useState<Torch>(null)
  const [isLit, setLit] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!element) return
    let camera: Camera | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const start = async () => {
      const [reader, device] = await Promise.all([barcodeReader(), openCamera()])
      camera = device
      if (isOver) return device?.stop()
      if (!device) return setMissing(true)
      setTorch(() => device.setTorch)
      const look = async () => {
        // A picture that cannot be read is followed by the next one.
        const codes = await reader.detect(element).catch(() => [])
        if (isOver) return
        const [code] = codes
        if (code) latest.current(code.rawValue)
        timer = setTimeout(() => void look(), LOOK_MS)
      }
      element.srcObject = device.stream
      await element.play()
      await look()
    }
    // Codes can still be typed.
    start().catch(() => setMissing(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      camera?.stop()
    }
  }, [])
  const light = async () => {
    await torch?.(!isLit).then(
      () => setLit(!isLit),
      () => setTorch(null),
    )
  }
  return (
    <div className="scan-view">
      <video ref={video} aria-label={label} playsInline muted />
      {isMissing ? <p role="status">{t('device.cameraMissing')}</p> : null}
      {torch ? (
        <button type="button" aria-pressed={isLit} onClick={() => void light()}>
          {t('device.torch')}
        </button>
      ) : null}
    </div>
  )
}
