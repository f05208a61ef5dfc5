import type { FlashMessage } from '@storefront/contract/entities/content'
import { create } from 'zustand'

interface FlashState {
  readonly messages: readonly FlashMessage[]
}

const store = create<FlashState>()(() => ({ messages: [] }))

/** Messages that came with a reply or wait for this user (spec 2); a dialog shows them and clears. */
export const useFlash = (): readonly FlashMessage[] => store((state) => state.messages)
export const addFlash = (messages: readonly FlashMessage[]): void => store.setState((state) => ({ messages: [...state.messages, ...messages] }))
export const clearFlash = (): void => store.setState({ messages: [] })
