import Taro from '@tarojs/taro'
import { withConsent } from '@/platform/privacy/consent'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { localImage } from './image-facts'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import type { Images, LocalImage } from './types'

async function facts({ tempFilePath: path, size: bytes }: { tempFilePath: string; size: number }): Promise<LocalImage> {
  const { width, height, type: kind } = await Taro.getImageInfo({ src: path })
  return localImage({ path, bytes, width, height, kind })
}

/** Returns a picture's file on the device in our terms. Rejects when it cannot be read. */
export async function imageOfFile(tempFilePath: string): Promise<LocalImage> {
  const info = await Taro.getFileInfo({ filePath: tempFilePath })
  if (!('size' in info)) throw new Error(`unreadable file ${tempFilePath}`)
  return facts({ tempFilePath, size: info.size })
}

/** Returns a file that the album takes: an address is fetched first. */
async function fileOf(path: string): Promise<string> {
  const address = toAbsoluteUrl(path)
  if (!/^https?:\/\//.test(address) || /^https?:\/\/(tmp|usr)\//.test(address)) return address
  return (await Taro.downloadFile({ url: address })).tempFilePath
}

export const images: Images = {
  choose: ({ count, from }) =>
    withConsent<{ readonly images: readonly LocalImage[] }>(async () => {
      let tempFiles: readonly { tempFilePath: string; size: number }[]
      try {
        const sourceType: ('camera' | 'album')[] = from ? [from] : ['album', 'camera']
        tempFiles = (await Taro.chooseMedia({ count, mediaType: ['image'], sourceType, sizeType: ['compressed'] }))
          .tempFiles
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error) }
      }
      try {
        return { ok: true, images: await Promise.all(tempFiles.map(facts)) }
      } catch {
        return { ok: false, reason: 'failed' }
      }
    }),
  preview(urls, current) {
    const all = urls.map(toAbsoluteUrl)
    Taro.previewImage({ urls: all, current: all[current] ?? '' }).catch(() => undefined)
  },
  async save(path) {
    try {
      await Taro.saveImageToPhotosAlbum({ filePath: await fileOf(path) })
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: failureReasonOf(error) }
    }
  },
}
