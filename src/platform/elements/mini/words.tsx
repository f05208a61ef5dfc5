import type { WordsProps } from '../types'

/** One node instead of two (config/elements.ts). */
export const Words = ({ text, className, label }: WordsProps) => <words text={text} className={className} aria-label={label} />
