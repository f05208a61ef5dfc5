import { useDebounced } from '@/lib/use-debounced'
import { useIsComposing } from '@/platform/composition'

/**
 * Returns a text of a field once it has rested for `ms`, and not while an input method composes a word of it (spec 9).
 * Alipay's mini-programs say nothing of that: their keyboards hand over words that are chosen, or letters that rest.
 */
export const useTypedText = (text: string, ms: number): string => useDebounced(text, ms, useIsComposing())
