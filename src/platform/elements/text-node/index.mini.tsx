import type { TextNodeProps } from '@/platform/elements/types'

/** One node instead of two (config/elements.ts). */
export const TextNode = ({ text, className, label }: TextNodeProps) => (
  <words text={text} className={className} aria-label={label} />
)
