import { endComposition, isComposing } from '@/platform/composition/state'

export { useComposition, useIsComposing } from '@/platform/composition/state'

/**
 * Ends the word that is being composed, as the browser shows it; returns whether there was one. iOS lets a button be
 * tapped meanwhile: the tap ends the word and does nothing else, so that nobody sends letters for a word that they have
 * not chosen.
 */
export function leaveComposition(): boolean {
  if (!isComposing()) return false
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  endComposition()
  return true
}
