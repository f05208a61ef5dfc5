import type { FirstPage } from '@storefront/contract/first-page'
import { readInitialData } from '@/platform/initial-data'
import { nextTask, runInTasks } from './run-in-tasks'

/** The data from which the server rendered the document; null if the server did not render it. */
export const firstPage: FirstPage | null = readInitialData<FirstPage>('render')

/** Its site. */
export const firstSite = firstPage?.site

let isFirst = firstPage !== null
const listeners: (() => void)[] = []

/**
 * Whether the document still shows what the server has rendered: until React has taken it over, renders have to give
 * the same.
 */
export const isFirstRender = (): boolean => isFirst

/**
 * Now in milliseconds, for what is rendered (use-first-render): the first render shows the time at which the server has
 * rendered the page.
 */
export const renderNow = (isFirstOne = isFirst): number => (firstPage && isFirstOne ? firstPage.now : Date.now())

/** Whether the server has found that comments are shown to this client; undefined where it has rendered nothing. */
export const firstHasComments = (): boolean | undefined => firstPage?.hasComments

/** Whether a screen is drawn whole at once, as the server has rendered it, and not its top before its rest. */
export const drawsAtOnce = isFirstRender

/**
 * Calls `start` once renders may depend on the device and on who is here: now, unless the document is still the
 * server's.
 */
export function afterFirstRender(start: () => void): void {
  if (isFirst) listeners.push(start)
  else start()
}

/** Settles then. */
export const firstRenderEnd = (): Promise<void> => new Promise(afterFirstRender)

/** Removes the sheet that gives the server's page the app's colours and text size until hydration. */
const removeFirstLook = (): void => document.getElementById('first-look')?.remove()

/**
 * Called once React has taken the document over. What waited for it runs in tasks of its own: together it would keep a
 * tap waiting. The first of them is React's, which runs the effects: a state that changed before would have them draw
 * the screen again.
 */
export function endFirstRender(): void {
  isFirst = false
  void nextTask().then(() => runInTasks([...listeners.splice(0), removeFirstLook]))
}
