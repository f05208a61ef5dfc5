import { withConsent } from '@/platform/privacy/consent'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { localImage } from './image-facts'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import { type AlipayImages, promisify, my } from '@/platform/vendor/alipay'
import type { Images, LocalImage } from './types'

/** Returns a picture's file on the device in our terms. Rejects when it cannot be read. */
export async function imageOfFile(path: string): Promise<LocalImage> {
  const {
    width,
    height,
    type: kind,
  } = await promisify<{ width: number; height: number; type?: string }>((end) =>
    my().getImageInfo({ src: path, ...end }),
  )
  const { size: bytes } = await promisify<{ size: number }>((end) => my().getFileInfo({ apFilePath: path, ...end }))
  return localImage({ path, bytes, width, height, kind })
}

/** Returns a file that the album takes: an address is fetched first. */
async function fileOf(path: string): Promise<string> {
  const url = toAbsoluteUrl(path)
  if (!/^https?:\/\//.test(url) || url.startsWith('https://resource/')) return url
  const { apFilePath, tempFilePath } = await promisify<{ apFilePath?: string; tempFilePath?: string }>((end) =>
    my().downloadFile({ url, ...end }),
  )
  const file = apFilePath ?? tempFilePath
  if (!file) throw new Error('nothing was fetched')
  return file
}

export const images: Images = {
  choose: ({ count, from }) =>
    withConsent<{ readonly images: readonly LocalImage[] }>(async () => {
      let paths: readonly string[]
      try {
        const choice = await promisify<AlipayImages>((end) =>
          my().chooseImage({
            count,
            sourceType: from ? [from] : ['album', 'camera'],
            sizeType: ['compressed'],
            ...end,
          }),
        )
        paths = choice.apFilePaths ?? choice.tempFilePaths ?? []
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error, { 11: 'cancelled' }) }
      }
      if (paths.length === 0) return { ok: false, reason: 'cancelled' }
      try {
        return { ok: true, images: await Promise.all(paths.map(imageOfFile)) }
      } catch {
        return { ok: false, reason: 'failed' }
      }
    }),
  preview: (urls, current) => my().previewImage({ urls: urls.map(toAbsoluteUrl), current }),
  async save(path) {
    const api = my()
    try {
      const filePath = await fileOf(path)
      await promisify<unknown>((end) =>
        api.saveImageToPhotosAlbum
          ? api.saveImageToPhotosAlbum({ filePath, ...end })
          : api.saveImage({ url: filePath, ...end }),
      )
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: failureReasonOf(error, { 15: 'denied', 16: 'denied', 17: 'cancelled' }) }
    }
  },
}
