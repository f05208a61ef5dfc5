/**
 * A further field of a confirm dialog (spec 5): a required one is labelled (必填), and a toast requests it when it is
 * empty.
 */
export interface ExtraField {
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly placeholder?: string
  readonly kind?: 'text' | 'mobile' | 'textarea'
  readonly maxLength?: number
  /** Returns the error of an entered value; a toast shows it while the dialog stays open. */
  readonly errorOf?: (value: string) => string | null
}

export interface AlertOptions {
  readonly title?: string
  readonly text: string
  /** "知道了" without one. */
  readonly confirmText?: string
}

export interface ConfirmOptions extends AlertOptions {
  readonly cancelText?: string
  readonly danger?: boolean
}

/** The entered values, by field name; empty without fields. */
export type Answers = Readonly<Record<string, string>>

export interface AskOptions extends ConfirmOptions {
  readonly kind: 'alert' | 'confirm'
  readonly fields?: readonly ExtraField[]
}
