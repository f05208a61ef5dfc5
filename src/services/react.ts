import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { goLogin } from '@/routes/navigate'
import { type Reaction, reactionTo } from './reaction'

let isLeaving = false
let modal: { text: string } | null = null
const shown = new WeakSet<object>()

/** Many calls of one screen may be refused at once: the visitor is sent to login one time. */
function toLogin(): void {
  if (isLeaving) return
  isLeaving = true
  const arrived = () => {
    isLeaving = false
  }
  goLogin().then(arrived, arrived)
}

function showModal(text: string): void {
  if (modal?.text === text) return
  const mine = { text }
  modal = mine
  const closed = () => {
    if (modal === mine) modal = null
  }
  feedback.modal({ title: t('error.title'), text, confirmText: t('common.gotIt') }).then(closed, closed)
}

/**
 * Tells of a failure as the catalogue says (spec 8). The same error object is told of once, so that a screen and
 * the query client may both hand it in.
 */
export function showError(error: unknown): Reaction {
  const reaction = reactionTo(error)
  if (typeof error === 'object' && error !== null) {
    if (shown.has(error)) return reaction
    shown.add(error)
  }
  if (reaction.kind === 'login') toLogin()
  if (reaction.kind === 'modal') showModal(reaction.text)
  if (reaction.kind === 'toast') feedback.toast(reaction.text, { at: 'bottom' })
  return reaction
}
