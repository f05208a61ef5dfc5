import type { ExtraField, AlertOptions, ConfirmOptions } from './ask.types'
import { openAsk } from './ask'
import { type MessageKind, showMessage } from './messages'

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
