import { UPLOAD } from '@storefront/contract/constants'
import { type PictureRules, type PictureViolation, pictureViolation } from '@storefront/contract/domain/forms/upload'
import { useEffect, useRef, useState } from 'react'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import type { LocalImage } from '@/platform/images/types'

/** The source and the target of an uploader's pictures. */
export interface PictureSource<R> {
  /** Endings of the MIME types that it takes. */
  readonly kinds: readonly string[]
  /** Lets the visitor choose one; null when there is none, of which they were told. */
  readonly choose: () => Promise<LocalImage | null>
  /** Sends it; `onProgress` hears how much has gone out, 0 to 1. Rejects when it did not arrive. */
  readonly send: (
    image: LocalImage,
    options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<R>
}

/**
 * One more upload is under way, or one less: several uploaders of a form are counted, and one that goes ends its own.
 */
export type OnUploads = (change: 1 | -1) => void

/** States of an upload (spec 4). `image` is the picture on this device. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'uploading'; readonly image: LocalImage; readonly share: number }
  | { readonly kind: 'done'; readonly image: LocalImage }
  | { readonly kind: 'failed'; readonly image: LocalImage }

/**
 * Returns the error message of a broken rule: in the interface's language, and below it in English (spec 8), which
 * every catalogue has.
 */
function violationText({ rule, allowed, actual }: PictureViolation): string {
  const own = t(`upload.${rule}`, { allowed, actual })
  if (rule === 'type') return own
  const english = t(`upload.english.${rule}`, { allowed, actual })
  return own === english ? own : `${own}\n${english}`
}

/**
 * Maximum size of a file for any uploader. It equals the server's, because the server would refuse a larger file only
 * after the whole upload.
 */
const MAX_KB = UPLOAD.maxBytes / 1024

/** Returns one upload: choose, check (spec 5), send. A later choice and leaving the screen cancel an earlier upload. */
export function useUpload<R>(
  source: PictureSource<R>,
  rules: PictureRules,
  onDone: (result: R) => void,
  onBusy?: OnUploads,
) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const choosing = useRef(false)
  const stop = () => {
    running.current?.abort()
    running.current = null
  }
  useEffect(() => () => running.current?.abort(), [])
  const isBusy = state.kind === 'uploading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each upload
  useEffect(() => {
    if (!isBusy || !onBusy) return
    onBusy(1)
    return () => onBusy(-1)
  }, [isBusy])

  const send = async (image: LocalImage) => {
    stop()
    const control = new AbortController()
    running.current = control
    const isLatest = () => running.current === control
    setState({ kind: 'uploading', image, share: 0 })
    try {
      const onProgress = (share: number) => isLatest() && setState({ kind: 'uploading', image, share })
      const result = await source.send(image, { onProgress, signal: control.signal })
      if (!isLatest()) return
      setState({ kind: 'done', image })
      onDone(result)
    } catch {
      // The sender has logged the reason (20004); the visitor can only try again.
      if (!isLatest()) return
      setState({ kind: 'failed', image })
      feedback.toast(t('upload.failed'), { at: 'center' })
    }
  }
  return {
    state,
    /** Sends a picture that is on the device already. */
    send,
    async choose() {
      if (choosing.current) return
      choosing.current = true
      const image = await source.choose().finally(() => {
        choosing.current = false
      })
      if (!image) return
      const violation = pictureViolation(image, source.kinds, {
        ...rules,
        maxKb: Math.min(rules.maxKb ?? MAX_KB, MAX_KB),
      })
      if (violation) feedback.toast(violationText(violation), { at: 'center' })
      else await send(image)
    },
    async retry() {
      if (state.kind === 'failed') await send(state.image)
    },
    /** Ends what is going on and forgets the picture. */
    reset() {
      stop()
      setState({ kind: 'idle' })
    },
  }
}
