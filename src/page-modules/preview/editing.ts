import type { MobilePage } from '@storefront/contract/entities/content/page'
import type { Language } from '@storefront/contract/language'
import { t } from '@/i18n'
import { previewFrame } from '@/platform/preview-frame'
import { measureTexts } from '@/platform/preview-frame/cut-texts'
import type { FromEditor, ToEditor } from '@/platform/preview-frame/types'
import { contentApi } from '@/services/api/content'
import { errorText } from '@/services/error-policy'
import { setSiteThemes } from '@/state/appearance'
import { siteState } from '@/state/site'
import { followSiteLanguage } from '@/state/language'
import { changeDraft, renderDraft, renderDraftAnew } from './draft-page'
import { EditableModule } from './EditableModule'
import { setPreviewModules } from './live-modules'
import { type Slice, usePreview } from './store'

type Change = Extract<FromEditor, { type: 'config' }>

let isStarted = false
let send: (message: ToEditor) => void = () => {}
let page: MobilePage | null = null
let version: 1 | 2 = 1

function announce(): void {
  // Of version 2 the builder sends the page: it may be one that no visitor sees yet.
  if (version === 2)
    send({
      type: 'ready',
      page: page && { id: page.id, slug: page.slug, title: page.title, sub: page.sub },
      modules: [],
    })
  if (version === 2 || !page) return
  const { id, slug, title, sub, modules } = page
  const { live } = usePreview.getState()
  send({
    type: 'ready',
    page: { id, slug, title, sub },
    modules: modules
      .map((stored) => live[stored.id]?.module ?? stored)
      .map((one) => ({
        id: one.id,
        type: one.module_type,
        name: one.name,
        style: one.style,
        config: one.config,
        editable: one.editable,
      })),
  })
}

/** The changes that wait while a module's earlier change is with the server: of several the last one counts. */
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
    const change = { id: module, config, style, name }
    const loadItems = async (slice: Slice) => (await contentApi.previewModule({ ...change, slice })).data
    setPreviewModules([{ module: await contentApi.previewModule(change), loadItems }])
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

/** Draws with these colours over the site's own; null brings those back. */
function showColours(colours: Readonly<Record<string, string>> | null): void {
  const { site } = siteState()
  if (site) setSiteThemes({ ...site.theme, ...colours }, site.theme_dark)
}

/** Shows the page in another language, what the server writes included. The visitor's own choice stays. */
async function showIn(language: Language): Promise<void> {
  await followSiteLanguage(language)
  await renderDraftAnew(send)
}

/** Returns all texts of a config: what the shop wrote itself. A product's own name may be cut. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Says which texts are cut, once everything is drawn. */
async function measure(request: number): Promise<void> {
  await renderDraft(send)
  const modules = usePreview.getState().draft?.modules ?? []
  send({
    type: 'measured',
    request,
    ...(await measureTexts(modules.map(({ id, config }) => ({ module: id, texts: new Set(textsIn(config)) })))),
  })
}

/** Waits for an editor of one of these origins, or of our own. Once. */
export function startEditing(origins: readonly string[]): void {
  if (isStarted) return
  isStarted = true
  previewFrame.connect(origins, {
    connected(onConnected, spokenVersion) {
      send = onConnected
      version = spokenVersion
      usePreview.setState({
        Frame: EditableModule,
        edit: (module) => send({ type: 'edit', module }),
        point:
          version === 2
            ? (module) => (kind, rect) =>
                send(kind === 'leave' ? { type: 'hover', module: null, rect: null } : { type: kind, module, rect })
            : null,
      })
      announce()
    },
    message(message) {
      if (message.type === 'config') void changeInTurn(message)
      else if (message.type === 'select') usePreview.setState({ selected: message.module })
      else if (message.type === 'theme') showColours(message.colours)
      else if (message.type === 'language') void showIn(message.language)
      else if (message.type === 'measure') void measure(message.request)
      else if (message.type !== 'hello') changeDraft(message, page, send)
    },
  })
}

/** The page in front: the editor learns of its modules. */
export function showPage(current: MobilePage): void {
  page = current
  if (isStarted) announce()
}
