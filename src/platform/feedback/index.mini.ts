import { TOAST_MS } from '@storefront/contract/constants'
import Taro from '@tarojs/taro'
import { notePassing } from './passing'
import type { Feedback } from './types'

let loads = 0
// The vendor may have taken it away already.
const hideToast = () => void Promise.resolve(Taro.hideToast()).catch(() => undefined)

export const feedback: Feedback = {
  toast(title, { at, ms = TOAST_MS } = {}) {
    notePassing(ms, hideToast)
    void Taro.showToast({ title, icon: 'none', duration: ms })
    // What stands at the bottom is a refusal (spec 8): it is felt more than a success.
    void Taro.vibrateShort({ type: at === 'bottom' ? 'heavy' : 'light' }).catch(() => undefined)
  },
  loading(title) {
    loads += 1
    void Taro.showLoading({ title, mask: true })
    let open = true
    return () => {
      if (!open) return
      open = false
      loads -= 1
      // Two may overlap; the vendor has one, which the last closes. Hiding it after a toast would hide the toast.
      if (loads === 0) void Taro.hideLoading()
    }
  },
}
