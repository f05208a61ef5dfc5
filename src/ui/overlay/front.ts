import { createContext } from 'react'
import { create } from 'zustand'
import { bringToFront } from './store'

/** One mounted screen as a place for what lies over it. */
export interface Host {
  /** The page of the target; two hosts of one page are one screen that was mounted again. */
  page: object
  isHidden: boolean
}

const front = create<{ readonly host: Host | null }>()(() => ({ host: null }))

/**
 * False inside a screen that another one covers: the web keeps those mounted, and what they laid over the page hides.
 */
export const InFront = createContext(true)

/** Whether this host's screen is in front. As long as none has said so, every one is. */
export const useIsFront = (host: Host): boolean => front((state) => state.host === host || state.host === null)

/**
 * A host's screen came to the front. A host that is only mounted does not replace a shown screen, because a covered
 * screen may be mounted again, too. When another screen comes to the front, the dialogs of the previous one are
 * dismissed; a page that is hidden and comes back (a camera, a payment, the app in the background) finds its dialogs as
 * they were.
 */
export function activateHost(host: Host, isShown: boolean): void {
  const now = front.getState().host
  if (!isShown && now && now !== host && !now.isHidden) return
  host.isHidden = false
  if (now === host) return
  bringToFront(host.page)
  front.setState({ host })
}

/** The screen was covered, or the app went to the background: which of the two, the next arrival tells. */
export function deactivateHost(host: Host): void {
  host.isHidden = true
}

/** The screen is gone. */
export function removeHost(host: Host): void {
  if (front.getState().host !== host) return
  bringToFront(undefined)
  front.setState({ host: null })
}
