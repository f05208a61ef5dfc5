import { READING_PROGRESS } from '@storefront/contract/constants'
import { useRef } from 'react'
import { track } from '@/services/track'
import { PassedMark } from './PassedMark'

interface ReadProgressTrackerProps {
  /** The resource that is read, and its id: `post.article:12`. */
  readonly of: string
  /** The share of it that is already shown, from 0 to 1: a list that goes on, a page whose end comes later. */
  readonly share?: number
}

/**
 * Tells once each that 60% and 100% of something were read (spec 9, reading progress): marks over the element around
 * them, which has to be positioned, that report when they have come into the window. Scrolling itself costs nothing.
 */
export function ReadProgressTracker({ of, share = 1 }: ReadProgressTrackerProps) {
  // Another text, another reading.
  return <Marks key={of} of={of} share={share} />
}

function Marks({ of, share }: Required<ReadProgressTrackerProps>) {
  const reportedPercents = useRef(new Set<number>())
  const report = (percent: number) => {
    if (reportedPercents.current.has(percent)) return
    reportedPercents.current.add(percent)
    track('reading_progress', { target: of, percent })
  }
  return (
    <>
      {READING_PROGRESS.map((percent) => {
        // Tenths, so that 60 of 0.6 is the end and not a little behind it.
        const at = share > 0 ? Math.round((percent / share) * 10) / 10 : Number.POSITIVE_INFINITY
        return at <= 100 ? <PassedMark key={percent} at={at} onSeen={() => report(percent)} /> : null
      })}
    </>
  )
}
