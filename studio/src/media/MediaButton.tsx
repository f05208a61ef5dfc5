import type { MediaKind } from '@storefront/contract/domain/content/media'
import type { MediaFile } from '@storefront/contract/entities/studio/media'
import { Button, type ButtonProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../i18n'

const MediaPicker = lazy(async () => ({ default: (await import('./MediaPicker')).MediaPicker }))

interface MediaButtonProps extends Pick<ButtonProps, 'size' | 'disabled' | 'id'> {
  readonly kind?: MediaKind
  /** The most files that are chosen; one by default. */
  readonly max?: number
  readonly onPick: (files: readonly MediaFile[]) => void
}

/** Opens the media library to choose a file of it. */
export function MediaButton({ kind = 'picture', max = 1, onPick, ...props }: MediaButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)}>
        {t('media.fromLibrary')}
      </Button>
      <Suspense>
        {isOpen && <MediaPicker kind={kind} max={max} onPick={onPick} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
