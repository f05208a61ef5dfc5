import { Tag } from 'antd'
import type { ReactNode } from 'react'

/**
 * The tones of a state; the contrast of their text on its tint is above 4.5, which antd's own colours of tags do not
 * reach.
 */
const tones = {
  positive: '#1f5c46',
  notice: '#7c4a03',
  information: '#0b4aa2',
  negative: '#a8071a',
  neutral: undefined,
} as const
export type Tone = keyof typeof tones

/** The state of something, in a word. */
export function StateTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Tag color={tones[tone]} variant="outlined">
      {children}
    </Tag>
  )
}
