import type { ReactNode } from 'react'

/**
 * The few elements whose markup differs by target: real buttons, links, fields and pictures on the web, the
 * vendors' own in mini-programs. Views are written once, on these and on Taro's View and Text.
 */
export interface TapProps {
  /** What happens on a tap, Enter or Space. */
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
  readonly id?: string
  readonly children?: ReactNode
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
}

export interface InputProps extends FieldProps {
  readonly kind?: 'text' | 'tel' | 'number' | 'decimal' | 'search' | 'password'
  /** HTML autocomplete token, e.g. `tel` or `one-time-code`. */
  readonly autoComplete?: string
  readonly onConfirm?: () => void
  readonly autoFocus?: boolean
}

export interface ImgProps {
  readonly src: string
  readonly alt: string
  readonly className?: string
  /** Above the fold: loaded at once and first. */
  readonly eager?: boolean
  readonly onLoad?: () => void
  readonly onError?: () => void
}

export interface DialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly className?: string
  readonly children?: ReactNode
}

export interface HtmlProps {
  /** Safe HTML: the server has cleaned it. */
  readonly html: string
  readonly className?: string
}

export interface ScrollerProps {
  readonly className?: string
  readonly label?: string
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
