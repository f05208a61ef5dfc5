import { useAnnouncement } from './announcer'

/** The live region of the builder. */
export function Announcer() {
  const { text, n } = useAnnouncement()
  return (
    <div aria-live="polite" className="builder-announcer">
      <span key={n}>{text}</span>
    </div>
  )
}
