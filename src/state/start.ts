import { t } from '@/i18n'
import { crashes } from '@/platform/crashes'
import { env } from '@/platform/env'
import { externalLink } from '@/platform/external-link'
import { feedback } from '@/platform/feedback'
import { takeFirstAnswer } from '@/platform/first-answer'
import { token } from '@/platform/token'
import { configureLinks } from '@/routes/navigate'
import { onCalls } from '@/services/client'
import { logUncaught } from '@/services/log'
import { keys, queryClient } from '@/services/query'
import { showFlash } from './flash'
import { restoreLanguage } from './language'
import { isLoggedIn, session, sessionOver } from './session'
import { dressAsKnown, loadSite } from './site'

async function openExternal(url: string): Promise<void> {
  if ((await externalLink.open(url)) === 'copied') feedback.toast(t('common.linkCopied'), { at: 'center' })
}

/**
 * The site first, since nothing of it needs a user; then a mini-program logs its visitor in without asking, also when
 * the token kept from before is over, and learns the user's own part.
 */
async function enter(): Promise<void> {
  await loadSite()
  if (!env.isMini || session().status !== 'visitor') return
  token.clear()
  if (await session().loginSilently()) await loadSite()
}

/** The server puts the home page into the document that opens it, so that the first screen waits for no call. */
function takeHome(): void {
  const page = takeFirstAnswer('home')
  if (page) queryClient.setQueryData(keys.page('index'), page)
}

/** What happens once, when the app starts. Nothing here holds up the first screen. */
export function start(): void {
  crashes.listen(logUncaught)
  onCalls({ flash: showFlash, unauthorized: sessionOver })
  configureLinks({ isLoggedIn, openExternal })
  dressAsKnown()
  takeHome()
  void restoreLanguage()
  void enter()
}
