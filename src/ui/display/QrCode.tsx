import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Img } from '@/platform/elements/img'
import { qrImage } from '@/lib/qr'
import s from './QrCode.module.scss'

export interface QrCodeProps {
  /** The text that a reader of the code gets. */
  readonly text: string
  /** Edge in CSS pixels. */
  readonly size: number
  /** The name of the code, for screen readers. */
  readonly label: string
}

/** Dots a CSS pixel: sharp on most phones, and small enough to hand to a mini-program's view. */
const DENSITY = 2

/** A QR code, drawn on the device. It is a picture, so that a long press can read or save it. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const src = useMemo(() => qrImage(text, size * DENSITY), [text, size])
  return (
    <View className={s.box} style={`width:${size}px;height:${size}px`}>
      {src ? <Img src={src} alt={label} className={s.code} eager pressMenu /> : null}
    </View>
  )
}
