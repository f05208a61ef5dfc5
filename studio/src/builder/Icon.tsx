/** Lines of the builder's icons, on a square of 24. */
const lines = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  plus: 'M12 5v14M5 12h14',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hidden: 'M3 3l18 18M10 6a9 9 0 0 1 11 6 12 12 0 0 1-3 4M6 8a12 12 0 0 0-3 4 9 9 0 0 0 12 5',
  visible: 'M3 12a9.5 9.5 0 0 1 18 0 9.5 9.5 0 0 1-18 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  clipboard: 'M9 5H6v16h12V5h-3M9 3h6v4H9zM9 12h6M9 16h6',
  handle: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  theme: 'M12 3a9 9 0 1 0 0 18c2 0 1-3 2-4s6 1 7-4a9 9 0 0 0-9-10M8 9h.01M12 7h.01M16 9h.01M7 14h.01',
  history: 'M4 12a8 8 0 1 1 3 6M4 12V7M4 12h5M12 8v5l3 2',
  back: 'M15 5l-7 7 7 7',
  redo: 'M20 9H9a5 5 0 0 0 0 10h6M15 4l5 5-5 5',
  undo: 'M4 9h11a5 5 0 0 1 0 10H9M9 4L4 9l5 5',
  reload: 'M20 12a8 8 0 1 1-3-6l3 3M20 4v5h-5',
  check: 'M4 12l5 5L20 6',
  sync: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  offline: 'M3 3l18 18M5 12a10 10 0 0 1 5-3M14 9a10 10 0 0 1 5 3M9 16a4 4 0 0 1 6 0M12 20h.01',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const

/** An icon of the size of the text beside it. It says nothing to a screen reader: its button has a name. */
export function Icon({ name, className }: { name: keyof typeof lines; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `anticon ${className}` : 'anticon'}
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[name]} />
    </svg>
  )
}
