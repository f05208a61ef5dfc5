import type { MobilePage } from '@storefront/contract/entities/content/page'
import { t } from '@/i18n'
import { previewFrame } from '@/platform/preview-frame'
import type { FromEditor, ToEditor } from '@/platform/preview-frame/types'
import { contentApi } from '@/services/api/content'
import { errorText } from '@/services/error-policy'
import { setPreviewModule, usePreview } from './store'

type Change = Extract<FromEditor, { type: 'config' }>

let isStarted = false
let send: (message: ToEditor) => void = () => {}
let page: MobilePage | null = null

function announce(): void {
  if (!page) return
  const { id, slug, title, sub, modules } = page
  const { live } = usePreview.getState()
  send({
    type: 'ready',
    page: { id, slug, title, sub },
    modules: modules
      .map((stored) => live[stored.id]?.module ?? stored)
      .map((one) => ({ id: one.id, type: one.module_type, name: one.name, style: one.style, config: one.config, editable: one.editable })),
  })
}

/** What waits while a module's change before is with the server: of several the last one counts. */
const waiting = new Map<number, Change>()
const busy = new Set<number>()

/**
 * The editor's config goes to the server, which checks it and makes it safe; what is drawn is the server's answer and
 * never what came from the frame above.
 */
async function change({ module, config, style, name }: Change): Promise<void> {
  const refuse = (reason: string) => send({ type: 'refused', module, reason })
  if (!page?.modules.some(({ id }) => id === module)) return refuse(t('preview.unknown'))
  try {
    setPreviewModule(await contentApi.previewModule({ id: module, config, style, name }), { config, style, name })
  } catch (error) {
    refuse(errorText(error))
  }
}

async function changeInTurn(message: Change): Promise<void> {
  const { module } = message
  waiting.set(module, message)
  if (busy.has(module)) return
  busy.add(module)
  for (let next = waiting.get(module); next; next = waiting.get(module)) {
    waiting.delete(module)
    await change(next)
  }
  busy.delete(module)
}

/** Waits for an editor of one of these origins, or of our own. Once. */
export function startEditing(origins: readonly string[]): void {
  if (isStarted) return
  isStarted = true
  previewFrame.connect(origins, {
    connected(onConnected) {
      send = onConnected
      usePreview.setState({ isOn: true, edit: (module) => send({ type: 'edit', module }) })
      announce()
    },
    message(message) {
      if (message.type === 'config') void changeInTurn(message)
      else if (message.type === 'select') usePreview.setState({ selected: message.module })
    },
  })
}

/** The page in front: the editor learns of its modules. */
export function showPage(current: MobilePage): void {
  page = current
  announce()
}
