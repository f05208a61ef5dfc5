import { openAsk } from './ask'
import { type MessageKind, showMessage } from './messages'

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

/** Says one thing and waits until it was read. */
export async function alert(options: AlertOptions): Promise<void> {
  await openAsk({ ...options, kind: 'alert' }, { stays: true })
}

/** Asks one thing; true when confirmed. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  return (await openAsk({ ...options, kind: 'confirm' })) !== undefined
}

/** Confirms an action with further fields; the entered values by field name, or null when it was cancelled. */
export async function confirmWith(
  options: ConfirmOptions & { readonly fields: readonly ExtraField[] },
): Promise<Readonly<Record<string, string>> | null> {
  return (await openAsk({ ...options, kind: 'confirm' })) ?? null
}

/** A line at the top of the screen for a moment; nothing has to be tapped. */
export const message = (text: string, kind: MessageKind = 'info'): void => showMessage(text, kind)
