import Taro from '@tarojs/taro'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import type { Documents } from './types'

/** Shown in WeChat's own viewer, whose menu hands the file on. */
export const documents: Documents = {
  async open(address) {
    try {
      const { tempFilePath, statusCode } = await Taro.downloadFile({ url: toAbsoluteUrl(address) })
      if (statusCode !== 200) return { ok: false, reason: 'failed' }
      await Taro.openDocument({ filePath: tempFilePath, fileType: 'xlsx', showMenu: true })
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: failureReasonOf(error) }
    }
  },
}
