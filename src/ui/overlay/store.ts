import type { ComponentType } from 'react'
import { create } from 'zustand'

/** What every dialog gets: it ends by handing a result out; without one it was given up. */
export interface DialogProps<R> {
  readonly close: (result?: R) => void
}

export interface OpenOptions {
  /**
   * Goes along when the screen is left: words that have to be read, or a message that came with a login. A question
   * about a screen is given up with it.
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
let pageInFront: object | undefined

/** The stack as the host of the screen in front shows it. */
export const useOverlays = (): OverlayState['stack'] => store((state) => state.stack)

/**
 * Opens a dialog over whatever screen is in front (spec 2, overlays) and resolves with its result; undefined when it
 * was given up. The same call on every target: each screen carries a host, and the one in front shows the stack.
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
    const owner = stays ? undefined : pageInFront
    store.setState(({ stack }) => ({ stack: [...stack, { id, Component, props, owner, close }] }))
  })
}

/** Another page is in front, or none: the dialogs of the one that was left are given up, the one in front first. */
export function putInFront(page: object | undefined): void {
  pageInFront = page
  if (!page) return
  for (const { owner, close } of [...store.getState().stack].reverse()) if (owner && owner !== page) close()
}

/** Gives up all. */
export function closeAll(): void {
  for (const { close } of [...store.getState().stack].reverse()) close()
}
