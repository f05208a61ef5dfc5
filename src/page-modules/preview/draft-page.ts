import { previewApi } from '@/services/api/preview'
import { errorText } from '@/services/error-policy'
import type { DraftMessage, DraftModule, ToEditor } from '@/platform/preview-frame/types'
import { applyDraftMessage, type DraftState, isDrawnAlike } from './draft-state'
import { type Slice, setPreviewModules, usePreview } from './store'

/** Modules of one call (contract: studioRenderModules). */
const RENDER_MAX = 20

let state: DraftState = { title: '', modules: [] }
/** What each module was rendered from. */
const rendered = new Map<number, DraftModule>()
let isRendering = false

const isStale = (module: DraftModule): boolean => {
  const before = rendered.get(module.id)
  return !module.hidden && !(before && isDrawnAlike(before, module))
}

const loadItems = (module: DraftModule) => async (slice: Slice) => (await previewApi.renderModules({ modules: [module], slice })).modules[0]?.module?.data

async function renderSome(modules: readonly DraftModule[], send: (message: ToEditor) => void): Promise<void> {
  for (const module of modules) rendered.set(module.id, module)
  try {
    const reply = await previewApi.renderModules({ modules: [...modules] })
    setPreviewModules(
      reply.modules.flatMap(({ id, module }) => {
        const source = modules.find((one) => one.id === id)
        return module && source ? [{ module, loadItems: loadItems(source) }] : []
      }),
    )
    for (const { id, problem } of reply.modules) if (problem !== null) send({ type: 'refused', module: id, reason: problem })
  } catch (error) {
    const reason = errorText(error)
    for (const { id } of modules) send({ type: 'refused', module: id, reason })
  }
}

/** Has the server render what changed; what changes meanwhile follows, so that of fast changes the last one counts. */
async function renderStale(send: (message: ToEditor) => void): Promise<void> {
  if (isRendering) return
  isRendering = true
  for (let stale = state.modules.filter(isStale); stale.length > 0; stale = state.modules.filter(isStale)) {
    await renderSome(stale.slice(0, RENDER_MAX), send)
  }
  isRendering = false
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.length === other.length && one.every((id, index) => id === other[index])

/**
 * Draws the draft after a message: its order at once, its modules as the server has rendered them. What is drawn is the
 * server's answer and never what came from the frame above.
 */
export function changeDraft(message: DraftMessage, send: (message: ToEditor) => void): void {
  state = applyDraftMessage(state, message)
  const order = state.modules.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const { draft } = usePreview.getState()
  const isUnchanged = draft && draft.title === state.title && isSame(draft.order, order)
  if (!isUnchanged) usePreview.setState({ draft: { title: state.title, order: draft && isSame(draft.order, order) ? draft.order : order } })
  void renderStale(send)
}
