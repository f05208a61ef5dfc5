import { t } from '@/i18n'
import type { Result } from '@/platform/result'
import { barcodeReader } from './barcode'
import type { BarcodeReader } from './reader'
import { type Camera, openCamera } from './camera'
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

/** Returns the button that switches the camera's light. */
function torchButton(setTorch: NonNullable<Camera['setTorch']>): HTMLButtonElement {
  const button = createElement('button', 'dv-button', t('device.torch'), { type: 'button', 'aria-pressed': 'false' })
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true'
    setTorch(isOn).then(
      () => button.setAttribute('aria-pressed', String(isOn)),
      () => button.remove(),
    )
  })
  return button
}

/**
 * Shows the camera's picture with a frame over it until a code is read, the visitor closes it, or a picture is chosen.
 * Without a camera it says so, and a picture can be chosen.
 */
export async function scanByCamera(): Promise<Scanned> {
  const [reader, camera] = await Promise.all([barcodeReader(), openCamera()])
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (answer: Scanned | Promise<Scanned>) => {
      clearTimeout(timer)
      camera?.stop()
      overlay.close()
      resolve(answer)
    }
    const overlay = openOverlay(t('device.scan'), () => end({ ok: false, reason: 'cancelled' }))
    const close = createElement('button', 'dv-button dv-close', '×', {
      type: 'button',
      'aria-label': t('common.close'),
    })
    const words = createElement('p', 'dv-words', t(camera ? 'device.scanHint' : 'device.scanNoCamera'))
    const album = createElement('button', 'dv-button', t('device.scanPicture'), { type: 'button' })
    const foot = createElement('div', camera ? 'dv-foot' : 'dv-foot dv-middle')
    foot.append(words, ...(camera?.setTorch ? [torchButton(camera.setTorch)] : []), album)
    overlay.layer.append(close, foot)
    close.addEventListener('click', () => end({ ok: false, reason: 'cancelled' }))
    album.addEventListener('click', () => end(scanFile(reader)))
    if (!camera) return

    const video = createElement('video', 'dv-camera', '', { playsinline: '', muted: '', 'aria-hidden': 'true' })
    overlay.layer.prepend(video, createElement('div', 'dv-frame'))
    const look = async () => {
      const codes = await reader.detect(video).catch(() => [])
      if (!overlay.layer.isConnected) return
      const [code] = codes
      if (code) return end({ ok: true, text: code.rawValue })
      timer = setTimeout(() => void look(), LOOK_MS)
    }
    video.muted = true
    video.srcObject = camera.stream
    // A slow camera keeps its promise of a first picture waiting; there is nothing to read until then.
    video.play().catch(() => overlay.layer.isConnected && end({ ok: false, reason: 'failed' }))
    void look()
  })
}
