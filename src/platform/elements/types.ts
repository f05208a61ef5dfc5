import type { ReactNode } from 'react'
import type { HtmlElement, HtmlNode } from '@/lib/html-tree'

/**
 * The few elements whose markup differs by target: real buttons, links, fields and pictures on the web, the
 * vendors' own in mini-programs. Views are written once, on these and on Taro's View and Text.
 */
export interface PressableProps {
  /** Called on a tap, Enter or Space. */
  readonly onTap: () => void
  /** Full web address: makes a real link on H5 (a new tab, a crawler); mini-programs take `onTap` alone. */
  readonly href?: string
  /** Name for those who do not see it; needed where the content is no text. */
  readonly label?: string
  readonly className?: string
  readonly style?: string
  readonly disabled?: boolean
  readonly role?: 'button' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'option'
  /** State of a toggle, a tab or an option. */
  readonly checked?: boolean
  readonly expanded?: boolean
  /** Ids of the texts that say more about it. */
  readonly describedBy?: string
  readonly id?: string
  /**
   * One of a group that the tab key enters once: whether it is the one that it enters. The others, and those that are
   * disabled, are reached by the group's own keys.
   */
  readonly isTabStop?: boolean
  readonly children?: ReactNode
}

/** A group of controls with keys of its own, for instance the arrows of a calendar. */
export interface KeyGroupProps {
  readonly label: string
  readonly role?: 'group' | 'radiogroup'
  /** Ids of the texts that say more about it. */
  readonly describedBy?: string
  readonly className?: string
  /** Gets the key's name as the web has it (`ArrowLeft`); true when it was the group's. */
  readonly onKey: (key: string) => boolean
  readonly children?: ReactNode
}

/** A text in a box of its own, as a view with that text alone. Lists of cards are made of these: they are light. */
export interface TextNodeProps {
  readonly text: string
  readonly className?: string
  /** Name for those who do not see how it is set. */
  readonly label?: string
}

/** An amount of money in one line, its symbol and decimals small. */
export interface PriceNodeProps {
  readonly sign?: string
  readonly symbol: string
  readonly whole: string
  /** With their point. */
  readonly decimals?: string
}

/** A picture in a box that has its place before it loads. */
export interface AspectImageProps {
  /** Empty while there is nothing to show. */
  readonly src: string
  readonly alt: string
  /** Height over width. */
  readonly ratio: number
  /** Fills the box on the web until the picture has come; in a mini-program each would be sent to the view. */
  readonly color?: string | undefined
  /** The point that stays in sight where it is cropped, as CSS names it; mini-programs crop to the middle. */
  readonly position?: string | undefined
  /** It does not come: the box shows that. */
  readonly isLost?: boolean
  readonly eager?: boolean
  readonly distance?: number
  readonly className?: string
  readonly onError: () => void
}

export interface FieldProps {
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly className?: string
  /** Name for assistive technology, the visible label's text. */
  readonly label: string
  /** Id of the text that tells what is wrong. */
  readonly errorId?: string
  /** Ids of all texts that say more about it, that of the error among them. */
  readonly describedBy?: string
  /** Takes the focus, and comes into view, each time this rises above 0. */
  readonly focusRequestId?: number
}

export interface TextareaProps extends FieldProps {
  /** Height in lines; in mini-programs it grows with the text by itself. */
  readonly rows: number
  /** Cuts what was typed or pasted; never in the middle of a word that an input method still makes. */
  readonly fit?: (text: string) => string
}

/** A field of the device's own date or time wheel; texts as in contract/domain/date-time. */
export interface DateInputProps {
  readonly id: string
  readonly kind: 'date' | 'time' | 'datetime'
  /** Empty while nothing is chosen. */
  readonly value: string
  /** It is a day of the past, whose weekday nobody asks for. */
  readonly isPast?: boolean
  readonly onChange: (text: string) => void
  readonly min?: string
  readonly max?: string
  readonly label: string
  readonly placeholder: string
  readonly errorId?: string
  readonly describedBy?: string
  readonly disabled?: boolean
  readonly className?: string
  readonly focusRequestId?: number
}

export interface InputProps extends FieldProps {
  readonly kind?: 'text' | 'tel' | 'number' | 'decimal' | 'search' | 'password' | 'email'
  /** HTML autocomplete token, e.g. `tel` or `one-time-code`. */
  readonly autoComplete?: string
  readonly onConfirm?: () => void
  readonly autoFocus?: boolean
}

export interface ImgProps {
  readonly src: string
  readonly alt: string
  readonly className?: string
  /** The point that stays in sight where it is cropped, as CSS names it. */
  readonly position?: string | undefined
  /** Above the fold: loaded at once and first. */
  readonly eager?: boolean
  /**
   * The distance ahead of the window at which it loads, in px; browsers keep to it, a mini-program has its own
   * distance.
   */
  readonly distance?: number
  /** A long press offers to save it and to read a code in it; browsers always do. */
  readonly pressMenu?: boolean
  readonly onLoad?: () => void
  readonly onError?: () => void
}

export interface DialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly className?: string
  readonly children?: ReactNode
}

export interface PortalProps {
  readonly children?: ReactNode
}

export type DragNudge = 'back' | 'on' | 'farBack' | 'farOn'

/** A knob that is dragged; by keys, too, where there are any. */
export interface DragAreaProps {
  readonly label: string
  readonly className?: string
  readonly style?: string
  readonly disabled?: boolean
  /** The position between 0 and `max`, for screen readers. */
  readonly value: number
  readonly max: number
  readonly onStart: () => void
  /** CSS pixels from where the drag began. */
  readonly onMove: (x: number, y: number) => void
  readonly onEnd: () => void
  /** The system took the finger away (a call, a gesture of its own). */
  readonly onCancel: () => void
  readonly onNudge: (nudge: DragNudge) => void
  readonly children?: ReactNode
}

/** An element of a rich text that is no more than that. */
export interface HtmlElementProps {
  readonly tag: string
  readonly isInline: boolean
  readonly attributes: Readonly<Record<string, string>>
  readonly style?: string
  readonly children?: ReactNode
}

export interface HtmlTableProps {
  readonly element: HtmlElement
  readonly style?: string
  readonly draw: (nodes: readonly HtmlNode[]) => ReactNode[]
}

export interface InlineLinkProps {
  readonly href: string
  readonly style?: string
  readonly onTap: () => void
  readonly children?: ReactNode
}

/** A picture of a text. */
export interface ZoomImageProps {
  readonly src: string
  readonly alt: string
  /** Its name where it has no text of its own. */
  readonly label: string
  /** In CSS pixels, or percent. */
  readonly width?: string
  readonly height?: string
  readonly style?: string
  /** Shows it large; nothing for a picture that belongs to a link. */
  readonly onTap?: () => void
}

export interface ScrollerProps {
  readonly className?: string
  readonly style?: string
  readonly label?: string
  readonly role?: 'tablist'
  /** Id of the child that comes into sight, in the middle where there is room. */
  readonly showing?: string
  readonly children?: ReactNode
}

export interface SlidesProps {
  readonly children: readonly ReactNode[]
  /** Name of the whole, e.g. what its pictures show. */
  readonly label: string
  /** Goes on by itself after this long; 0 stays. */
  readonly autoplayMs?: number
  readonly durationMs?: number
  readonly onChange: (index: number) => void
  readonly className?: string
  /** CSS length: mini-programs' swiper has no height of its own. */
  readonly height: string
}

export interface VideoProps {
  readonly src: string
  /** Shown until it plays; empty or without one its first picture. */
  readonly poster?: string
  /** The subject of the video, for screen readers. */
  readonly title: string
  /** Begins by itself, without sound. */
  readonly autoplay?: boolean
  readonly loop?: boolean
  /** Height over width of its place; the whole film fits into it. */
  readonly ratio: number
}

export interface ShareButtonProps {
  /** On the web this handles the tap; in a mini-program the vendor shares, and this is called in addition. */
  readonly onTap: () => void
  readonly label?: string
  readonly className?: string
  readonly children?: ReactNode
}

export interface OpenTagProps {
  /** The mini-program: its app id, or its original id that begins with `gh_`. */
  readonly app: string
  /** Address of the page in it, without a leading slash. */
  readonly path: string
  /** The vendor would not open it. */
  readonly onFail: () => void
}

/** The canvas on which a target draws pictures (platform/canvas); it shows nothing. */
export interface CanvasHostProps {
  readonly id: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Drawing may begin; called once. */
  readonly onReady: () => void
}

export interface WebViewProps {
  /** Full address, https. */
  readonly url: string
  readonly onError: () => void
}

export interface AgreeButtonProps {
  readonly className?: string
  readonly onAgree: () => void
  readonly children?: ReactNode
}

/** The proof from which the server learns a mobile number: WeChat's code, or Alipay's reply unchanged. */
export interface PhoneGrant {
  readonly vendor: 'weapp' | 'alipay'
  readonly grant: string
}

export interface PhoneButtonProps {
  readonly className?: string
  readonly disabled?: boolean
  /** Called when the user has given a number; not after a refusal. */
  readonly onGrant: (grant: PhoneGrant) => void
  readonly children?: ReactNode
}

/** The frame around a module that may be edited. */
export interface EditableProps {
  /** Name of the button for those who do not see where it stands. */
  readonly label: string
  /** Its word. */
  readonly text: string
  readonly isSelected: boolean
  readonly onEdit: () => void
  /**
   * The pointer came over the box, left it or pressed it; with it there is no button. `rect` in the window's CSS px.
   */
  readonly onPoint?: (
    kind: 'hover' | 'leave' | 'click',
    rect: { top: number; left: number; width: number; height: number },
  ) => void
  readonly children?: ReactNode
}
