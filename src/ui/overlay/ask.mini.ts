import { AskDialog } from './AskDialog'
import type { AskOptions, Answers } from './ask.types'
import { openDialog, type OpenOptions } from './store'

/** Shows the dialog that says or asks one thing. */
export const openAsk = (question: AskOptions, options?: OpenOptions): Promise<Answers | undefined> =>
  openDialog(AskDialog, question, options)
