import { t } from '@/i18n'
import { uncaughtErrors } from '@/platform/uncaught-errors'
import { env } from '@/platform/env'
import { externalLink } from '@/platform/external-link'
import { feedback } from '@/platform/feedback'
import { onAppHide } from '@/platform/page-hide'
import { token } from '@/platform/token'
import { configureLinks, go } from '@/router/navigate'
import { onCalls } from '@/services/client'
import { flushLog, logUncaught } from '@/services/log'
import { flushTrack } from '@/services/track'
import { loadFlash, showFlash } from './flash'
import { loadInitialData } from './initial-data'
import { restoreLanguage } from './language'
import { isLoggedIn, session, sessionOver } from './session'
import { prepareSharing } from './sharing'
import { applyCachedTheme, loadSite } from './site'

async function openExternal(url: string): Promise<void> {
  if ((await externalLink.open(url, (address) => go('webview', { url: address }))) === 'copied') feedback.toast(t('common.linkCopied'), { at: 'center' })
}

/**
 * The site first, since nothing of it needs a user. Then whoever can be logged in without being asked is, also when the
 * token kept from before is over, and learns the user's own part. WeChat's browser comes back from its login page with
 * a code, which joins the account of a user who is here already.
 */
async function bootstrapSession(): Promise<void> {
  await token.ready()
  await loadSite()
  const { status, renew, loginSilently } = session()
  if (status === 'visitor') {
    if (env.isMini) token.clear()
    // A login's reply brings the badge and the messages along.
    if (!(await renew()) || session().user) return
    await loadSite()
  } else if (env.kind === 'wechat') await loginSilently()
  if (session().user) void loadFlash()
}

let entering: Promise<void> | null = null

/**
 * The answer to a 401. Calls are sent before it is known who is here, and a site that asks everybody to log in refuses
 * them: they wait for the entry, which has tried to log in without asking, and go on when somebody is here.
 */
async function renew(): Promise<boolean> {
  if (!entering) return session().renew()
  await entering
  return isLoggedIn()
}

/** What happens once, when the app starts. Nothing here holds up the first screen. */
export function start(): void {
  uncaughtErrors.listen(logUncaught)
  onAppHide(flushLog)
  onAppHide(flushTrack)
  onCalls({ flash: showFlash, unauthorized: sessionOver, renew })
  token.listen(() => void loadSite())
  configureLinks({ isLoggedIn, openExternal })
  prepareSharing()
  applyCachedTheme()
  loadInitialData()
  void restoreLanguage()
  entering = bootstrapSession().finally(() => {
    entering = null
  })
}
