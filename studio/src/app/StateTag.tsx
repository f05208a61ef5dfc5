import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { colours } from './colours'

/**
 * The tones of a state; the contrast of their text on its tint is above 4.5, which antd's own colours of tags do not
 * reach.
 */
const tones = {
  positive: colours.primary,
  notice: colours.notice,
  information: colours.information,
  negative: colours['danger-strong'],
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
