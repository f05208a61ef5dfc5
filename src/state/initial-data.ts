import type { QueryKey } from '@tanstack/react-query'
import { addLanguage, showLanguage } from '@/i18n'
import { chooseLanguage, hasOwnLanguage } from '@/i18n/language'
import { afterFirstRender, firstPage } from '@/platform/first-page'
import { readInitialData } from '@/platform/initial-data'
import { keys, queryClient } from '@/services/query'
import { paint } from './appearance'

/** An entity of a document, which screens look for by its id or its slug. */
export interface InitialEntity {
  readonly id: number
  readonly slug?: string | null
}

/** Query keys under which the screens look for the document's data, by its name there. */
const queryKeys: Readonly<Record<string, (data: InitialEntity) => readonly QueryKey[]>> = {
  home: () => [keys.page('index')],
  page: ({ id, slug }) => [keys.page(String(id)), keys.page(slug ?? '')],
  product: ({ id }) => [keys.product(id)],
  event: ({ id, slug }) => [keys.event(String(id)), keys.event(slug ?? '')],
  article: ({ id }) => [keys.article(id)],
  topic: ({ id }) => [keys.topic(id)],
  note: ({ id, slug }) => [keys.note(id), keys.note(slug ?? '')],
}

/** Names of pages of modules; their modules request user-specific data themselves. */
const lastingNames: ReadonlySet<string> = new Set(['home', 'page'])

/**
 * The server puts what the first screen shows into the document that opens it (server/src/documents): no call is waited
 * for. Every visitor sees the same: all but pages of modules is requested again, because a user may see more.
 */
export function loadInitialData(): void {
  beginLanguage()
  for (const name of Object.keys(queryKeys)) {
    const data = readInitialData<InitialEntity>(name)
    if (data) writeInitialData(name, data)
  }
}

/**
 * A rendered document is in the language of its address or its site: the visitor's own one follows once the app has
 * taken it over.
 */
function beginLanguage(): void {
  if (!firstPage) return
  const { language, texts } = firstPage
  if (texts) addLanguage(language, texts)
  void showLanguage(language)
  if (!hasOwnLanguage()) chooseLanguage(language, 'site')
  afterFirstRender(paint)
}

/** Caches what a document carries under a name: in the browser, and at the server while it renders the document. */
export function writeInitialData(name: string, data: InitialEntity): void {
  for (const key of queryKeys[name]?.(data) ?? [])
    queryClient.setQueryData(key, data, lastingNames.has(name) ? {} : { updatedAt: 0 })
}
