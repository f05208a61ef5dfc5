export { useComposition, useIsComposing } from '@/platform/composition/state'

/** A mini-program cannot end a word of the keyboard's, which a tap elsewhere closes by itself. */
export const leaveComposition = (): boolean => false
