import type { MobilePage } from '@storefront/contract/entities/content/page'
import { previewApi } from '@/services/api/preview'
import { errorText } from '@/services/error-policy'
import type { DraftMessage, DraftModule, ToEditor } from '@/platform/preview-frame/types'
import { applyDraftMessage, type DraftState, isDrawnAlike } from './draft-state'
import { setPreviewModules } from './live-modules'
import { type Slice, usePreview } from './store'

/** Modules of one call (contract: studioRenderModules). */
const RENDER_MAX = 20

let state: DraftState = { title: '', modules: [] }
let storedPage: MobilePage | null = null
/** The draft that each module was rendered from. */
const rendered = new Map<number, DraftModule>()
let rendering: Promise<void> | null = null

const isStale = (module: DraftModule): boolean => {
  const before = rendered.get(module.id)
  return !module.hidden && !(before && isDrawnAlike(before, module))
}

const loadItems = (module: DraftModule) => async (slice: Slice) =>
  (await previewApi.renderModules({ modules: [module], slice })).modules[0]?.module?.data

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
    draw()
    for (const { id, problem } of reply.modules)
      if (problem !== null) send({ type: 'refused', module: id, reason: problem })
  } catch (error) {
    const reason = errorText(error)
    for (const { id } of modules) send({ type: 'refused', module: id, reason })
  }
}

/** Has the server render what changed; what changes meanwhile follows, so that of fast changes the last one counts. */
async function renderStale(send: (message: ToEditor) => void): Promise<void> {
  for (let stale = state.modules.filter(isStale); stale.length > 0; stale = state.modules.filter(isStale)) {
    await renderSome(stale.slice(0, RENDER_MAX), send)
  }
}

/** Renders what is stale, and says when everything is rendered; never twice at a time. */
export function renderDraft(send: (message: ToEditor) => void): Promise<void> {
  rendering ??= renderStale(send).finally(() => {
    rendering = null
  })
  return rendering
}

/** Has all modules rendered again: what the server writes is in another language now. */
export function renderDraftAnew(send: (message: ToEditor) => void): Promise<void> {
  rendered.clear()
  return renderDraft(send)
}

/** A page that a builder has and no visitor sees yet. */
const NEW_PAGE: MobilePage = { id: 0, slug: '', title: '', code: 200, modules: [], subpages: [], sub: null }

/** Draws the draft's modules in their order, each as it was rendered last; one appears once it is rendered. */
function draw(): void {
  const { live } = usePreview.getState()
  const modules = state.modules.flatMap(({ id, hidden }) => (hidden ? [] : (live[id]?.module ?? [])))
  usePreview.setState({ draft: { ...(storedPage ?? NEW_PAGE), title: state.title, modules } })
}

/**
 * Draws the draft after a message: its order at once, its modules as the server has rendered them. What is drawn is the
 * server's answer and never what came from the frame above.
 * @param page what visitors see; null where they see none
 */
export function changeDraft(message: DraftMessage, page: MobilePage | null, send: (message: ToEditor) => void): void {
  storedPage = page
  state = applyDraftMessage(state, message)
  // A change alone is drawn when it is rendered.
  if (message.type !== 'change') draw()
  void renderDraft(send)
}
