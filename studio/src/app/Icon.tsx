import { keysOf } from '@storefront/contract/domain/keys-of'

/** Lines of the studio's icons, on a square of 24. */
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
  next: 'M9 5l7 7-7 7',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  redo: 'M20 9H9a5 5 0 0 0 0 10h6M15 4l5 5-5 5',
  undo: 'M4 9h11a5 5 0 0 1 0 10H9M9 4L4 9l5 5',
  reload: 'M20 12a8 8 0 1 1-3-6l3 3M20 4v5h-5',
  check: 'M4 12l5 5L20 6',
  sync: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  offline: 'M3 3l18 18M5 12a10 10 0 0 1 5-3M14 9a10 10 0 0 1 5 3M9 16a4 4 0 0 1 6 0M12 20h.01',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  overview: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  catalogue: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  events: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  marketing: 'M4 10v4h4l8 5V5l-8 5zM19 9a4 4 0 0 1 0 6',
  content: 'M5 3h10l4 4v14H5zM14 3v5h5M8 12h8M8 16h6',
  community: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  site: 'M4 10h16v10H4zM4 10l2-6h12l2 6M10 20v-6h4v6',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01',
  star: 'M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z',
  phone: 'M7 3h10v18H7zM11 18h2',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  density: 'M4 5h16M4 9h16M4 13h16M4 17h16',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4',
} as const

export type IconName = keyof typeof lines
export const iconNames = keysOf(lines)

interface IconProps {
  readonly name: IconName
  readonly className?: string
  /** Fills the shape: a mark that is set. */
  readonly isFilled?: boolean
}

/** An icon of the size of the text beside it. It says nothing to a screen reader: its button has a name. */
export function Icon({ name, className, isFilled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `anticon ${className}` : 'anticon'}
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[name]} />
    </svg>
  )
}
