import { withConsent } from '@/platform/privacy/consent'
import { env } from '@/platform/env'
import { chooseFiles } from './choose-files'
import { jssdkInvoke } from '@/platform/jssdk'
import { localImageOf, shellImages } from './local-images'
import { askShell } from '@/platform/native-bridge/ask-shell'
import { nativeBridge } from '@/platform/native-bridge'
import type { Result } from '@/platform/result'
import type { Images } from './types'

const full = (url: string): string => new URL(url, window.location.href).href
const viewer = () => import('./image-viewer')

/** The browser keeps a picture as a download, which WeChat's browser does not know: a long press saves there. */
async function download(path: string, name: string): Promise<Result<object>> {
  if (env.kind === 'wechat') return { ok: false, reason: 'unsupported' }
  try {
    const reply = await fetch(path)
    if (!reply.ok) return { ok: false, reason: 'failed' }
    const address = URL.createObjectURL(await reply.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    // The browser has taken the file over by the next task of its own; a minute is ample.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return { ok: true }
  } catch {
    return { ok: false, reason: 'failed' }
  }
}

/** Text of a picture's file as the shell takes it: an address, or the file itself where only this page can read it. */
async function portable(path: string): Promise<string> {
  if (!path.startsWith('blob:')) return full(path)
  const blob = await (await fetch(path)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('unreadable picture'))
    reader.readAsDataURL(blob)
  })
}

export const images: Images = {
  choose: ({ kinds, ...options }) =>
    withConsent(async () => {
      // A web view without our bridge still has the browser's own chooser.
      const pick: Result<{ readonly files: readonly File[] }> = nativeBridge.present()
        ? await askShell('chooseImages', options, shellImages)
        : { ok: true, files: await chooseFiles({ ...options, kinds }) }
      if (!pick.ok) return pick
      if (pick.files.length === 0) return { ok: false, reason: 'cancelled' }
      try {
        return { ok: true, images: await Promise.all(pick.files.map(localImageOf)) }
      } catch {
        return { ok: false, reason: 'failed' }
      }
    }),
  preview(urls, current) {
    const all = urls.map(full)
    const own = () => viewer().then(({ showImages }) => showImages(all, current))
    if (env.kind !== 'wechat') return void own()
    void jssdkInvoke('previewImage', { urls: all, current: all[current] ?? '' }).catch(own)
  },
  async save(path, name) {
    if (!nativeBridge.present()) return download(path, name)
    try {
      return await askShell('saveImage', { url: await portable(path), name }, () => ({}))
    } catch {
      return { ok: false, reason: 'failed' }
    }
  },
}
