import { type Table, type VendorContext, asynchronous, Refusal } from './vendor-context'

/** Toasts, dialogs and sheets. The person confirms and takes the first choice unless the script says otherwise. */
export function dialogs(vendorContext: VendorContext): Table {
  const silent = (name: string) => ({
    [name]: asynchronous(vendorContext, name, () => vendorContext.script.take(name, undefined)),
  })
  const both = { ...silent('showToast'), ...silent('hideToast'), ...silent('showLoading'), ...silent('hideLoading') }
  if (vendorContext.target === 'weapp') {
    return {
      ...both,
      showModal: asynchronous(vendorContext, 'showModal', () => {
        const { confirm, content } = vendorContext.script.take('showModal', { confirm: true } as {
          confirm: boolean
          content?: string
        })
        return { confirm, cancel: !confirm, ...(content === undefined ? {} : { content }) }
      }),
      showActionSheet: asynchronous(vendorContext, 'showActionSheet', () => {
        const index = vendorContext.script.take('showActionSheet', 0)
        if (index < 0) throw new Refusal('cancel')
        return { tapIndex: index }
      }),
    }
  }
  return {
    ...both,
    // Taro's showModal is confirm, or alert when there is no way to cancel.
    alert: asynchronous(vendorContext, 'alert', () => {
      vendorContext.script.take('showModal', undefined)
      return { success: true }
    }),
    confirm: asynchronous(vendorContext, 'confirm', () => ({
      confirm: vendorContext.script.take('showModal', { confirm: true }).confirm,
    })),
    prompt: asynchronous(vendorContext, 'prompt', () => ({
      ok: true,
      inputValue: vendorContext.script.take('prompt', ''),
    })),
    showActionSheet: asynchronous(vendorContext, 'showActionSheet', () => ({
      index: vendorContext.script.take('showActionSheet', 0),
    })),
  }
}
