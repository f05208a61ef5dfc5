import type { ComponentType } from 'react'
import { create } from 'zustand'
import { endPassing } from '@/platform/feedback/passing'

/** The props of every dialog: `close` takes a result, or nothing if the dialog was cancelled. */
export interface DialogProps<R> {
  readonly close: (result?: R) => void
}

export interface OpenOptions {
  /**
   * Stays open when the user leaves the screen: a text that has to be read, or a message that came with a login. A
   * question about a screen is dismissed together with it.
   */
  readonly stays?: boolean
}

interface Entry {
  readonly id: number
  // biome-ignore lint/suspicious/noExplicitAny: each entry's props fit its own component, which `openDialog` has checked
  readonly Component: ComponentType<any>
  readonly props: object
  /** The page it belongs to; none for one that stays, and for one that was opened before there was a screen. */
  readonly owner: object | undefined
  readonly close: (result?: unknown) => void
}

interface OverlayState {
  /** Open dialogs, the one in front last. */
  readonly stack: readonly Entry[]
}

const store = create<OverlayState>()(() => ({ stack: [] }))
let serial = 0
/** A message that is no older when another page comes speaks of what led there: 地址已保存. */
const SAID_WITH_MOVE_MS = 1000
let pageInFront: object | undefined

/** Returns the stack as the host of the screen in front shows it. */
export const useOverlays = (): OverlayState['stack'] => store((state) => state.stack)

/**
 * Opens a dialog over the current screen (spec 2, overlays) and resolves with its result, or with undefined when it was
 * cancelled. The same call works on every target: each screen contains a host, and the one in front shows the stack.
 */
export function openDialog<P extends object, R = void>(
  Component: ComponentType<P & DialogProps<R>>,
  props: P,
  { stays = false }: OpenOptions = {},
): Promise<R | undefined> {
  return new Promise((resolve) => {
    const id = ++serial
    const close = (result?: unknown) => {
      if (!store.getState().stack.some((entry) => entry.id === id)) return
      store.setState(({ stack }) => ({ stack: stack.filter((entry) => entry.id !== id) }))
      resolve(result as R | undefined)
    }
    // It covers no message that is read, and none covers it.
    endPassing()
    const owner = stays ? undefined : pageInFront
    store.setState(({ stack }) => ({ stack: [...stack, { id, Component, props, owner, close }] }))
  })
}

/** Resolves once no dialog is open: what may wait does not lie over what the user is answering. */
export const waitForNoDialog = (): Promise<void> =>
  new Promise((resolve) => {
    const isClear = () => store.getState().stack.length === 0
    if (isClear()) return resolve()
    const stop = store.subscribe(() => {
      if (!isClear()) return
      stop()
      resolve()
    })
  })

/**
 * Another page is in front, or none: the dialogs of the previous page are dismissed, the one in front first, and so is a
 * message that was not said with the move.
 */
export function bringToFront(page: object | undefined): void {
  pageInFront = page
  if (!page) return
  endPassing(SAID_WITH_MOVE_MS)
  for (const { owner, close } of [...store.getState().stack].reverse()) if (owner && owner !== page) close()
}

/** Dismisses all dialogs. */
export function closeAll(): void {
  for (const { close } of [...store.getState().stack].reverse()) close()
}
