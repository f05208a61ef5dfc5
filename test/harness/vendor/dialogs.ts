import { type Table, type World, asynchronous, Refusal } from './world'

/** Toasts, dialogs and sheets. The person confirms and takes the first choice unless the script says otherwise. */
export function dialogs(world: World): Table {
  const silent = (name: string) => ({ [name]: asynchronous(world, name, () => world.script.take(name, undefined)) })
  const both = { ...silent('showToast'), ...silent('hideToast'), ...silent('showLoading'), ...silent('hideLoading') }
  if (world.target === 'weapp') {
    return {
      ...both,
      showModal: asynchronous(world, 'showModal', () => {
        const { confirm, content } = world.script.take('showModal', { confirm: true } as { confirm: boolean; content?: string })
        return { confirm, cancel: !confirm, ...(content === undefined ? {} : { content }) }
      }),
      showActionSheet: asynchronous(world, 'showActionSheet', () => {
        const index = world.script.take('showActionSheet', 0)
        if (index < 0) throw new Refusal('cancel')
        return { tapIndex: index }
      }),
    }
  }
  return {
    ...both,
    // Taro's showModal is confirm, or alert when there is no way to cancel.
    alert: asynchronous(world, 'alert', () => {
      world.script.take('showModal', undefined)
      return { success: true }
    }),
    confirm: asynchronous(world, 'confirm', () => ({ confirm: world.script.take('showModal', { confirm: true }).confirm })),
    prompt: asynchronous(world, 'prompt', () => ({ ok: true, inputValue: world.script.take('prompt', '') })),
    showActionSheet: asynchronous(world, 'showActionSheet', () => ({ index: world.script.take('showActionSheet', 0) })),
  }
}
