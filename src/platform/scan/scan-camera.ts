import { t } from '@/i18n'
import type { Result } from '@/platform/result'
import { type BarcodeReader, barcodeReader } from './barcode'
import { chooseFiles } from '@/platform/images/choose-files'
import { createElement, openOverlay } from '@/platform/overlay'

type Scanned = Result<{ readonly text: string }>

/** A camera gives a new picture about this often; more looks find nothing more. */
const LOOK_MS = 200

/** Reads a code off a chosen picture: for devices without a camera, and for visitors who keep it to themselves. */
async function scanFile(reader: BarcodeReader): Promise<Scanned> {
  const [file] = await chooseFiles({ count: 1 })
  if (!file) return { ok: false, reason: 'cancelled' }
  try {
    const [code] = await reader.detect(await createImageBitmap(file))
    return code ? { ok: true, text: code.rawValue } : { ok: false, reason: 'failed' }
  } catch {
    return { ok: false, reason: 'failed' }
  }
}

async function camera(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch {
    return null
  }
}

/**
 * Shows the camera's picture with a frame over it until a code is read, the visitor closes it, or a picture is chosen.
 */
export async function scanByCamera(): Promise<Scanned> {
  const reader = barcodeReader()
  const stream = await camera()
  if (!stream) return scanFile(reader)
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (answer: Scanned | Promise<Scanned>) => {
      clearTimeout(timer)
      for (const track of stream.getTracks()) track.stop()
      overlay.close()
      resolve(answer)
    }
    const overlay = openOverlay(t('device.scan'), () => end({ ok: false, reason: 'cancelled' }))
    const video = createElement('video', 'dv-camera', '', { playsinline: '', muted: '', 'aria-hidden': 'true' })
    const close = createElement('button', 'dv-button dv-close', '×', {
      type: 'button',
      'aria-label': t('common.close'),
    })
    const album = createElement('button', 'dv-button', t('device.scanPicture'), { type: 'button' })
    const foot = createElement('div', 'dv-foot')
    foot.append(createElement('p', 'dv-words', t('device.scanHint')), album)
    overlay.layer.append(video, createElement('div', 'dv-frame'), close, foot)
    close.addEventListener('click', () => end({ ok: false, reason: 'cancelled' }))
    album.addEventListener('click', () => end(scanFile(reader)))

    const look = async () => {
      const codes = await reader.detect(video).catch(() => [])
      if (!overlay.layer.isConnected) return
      const [code] = codes
      if (code) return end({ ok: true, text: code.rawValue })
      timer = setTimeout(() => void look(), LOOK_MS)
    }
    video.muted = true
    video.srcObject = stream
    video.play().then(look, () => end({ ok: false, reason: 'failed' }))
  })
}
