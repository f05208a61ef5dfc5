import type { AskDialog } from './AskDialog'
import type { AskOptions, Answers } from './ask.types'
import { openDialog, type OpenOptions } from './store'

let dialog: typeof AskDialog | undefined

/** Shows the dialog that says or asks one thing; a browser fetches it once, with the first. */
export async function openAsk(question: AskOptions, options?: OpenOptions): Promise<Answers | undefined> {
  dialog ??= (await import('./AskDialog')).AskDialog
  return openDialog(dialog, question, options)
}
