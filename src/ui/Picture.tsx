import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Image } from '@storefront/contract/entities/common'
import { env } from '@/platform/env'
import { Img } from '@/platform/elements/img'
import { cx } from '@/lib/cx'
import s from './Picture.module.scss'

export interface PictureProps {
  readonly image: Image | null
  /** What it shows; empty where the words beside it say it already. */
  readonly alt: string
  /** Shown width in CSS pixels, by which the thumbnail or the original is taken. */
  readonly width: number
  /** Height over width; the picture's own without it. */
  readonly ratio?: number
  readonly eager?: boolean
  readonly className?: string
}

/** Width of the thumbnail in pixels (contract UPLOAD.thumb). */
const THUMB = 400
/** A thumbnail a little smaller than the screen's dots still looks sharp, and weighs a fifth. */
const SHARP_ENOUGH = 0.8

/** A picture in a box that has its place before it loads; one retry, then a quiet placeholder (spec 9). */
export function Picture({ image, alt, width, ratio, eager, className }: PictureProps) {
  const [state, setState] = useState<'loading' | 'retry' | 'failed'>('loading')
  const isSmall = width * Math.min(env.pixelRatio(), 2) * SHARP_ENOUGH <= THUMB
  const src = image && (isSmall ? image.thumb : image.full)
  const share = ratio ?? (image && image.width > 0 ? image.height / image.width : 1)
  const onError = () => setState((now) => (now === 'loading' ? 'retry' : 'failed'))
  return (
    <View className={cx(s.box, state === 'failed' && s.failed, className)} style={`padding-top:${(share * 100).toFixed(2)}%`}>
      {src && state !== 'failed' ? (
        <Img
          key={state === 'retry' ? 'again' : 'first'}
          src={state === 'retry' ? `${src}${src.includes('?') ? '&' : '?'}retry=1` : src}
          alt={alt}
          className={s.picture}
          eager={eager}
          onError={onError}
        />
      ) : null}
    </View>
  )
}
