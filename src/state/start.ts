import { t } from '@/i18n'
import { uncaughtErrors } from '@/platform/uncaught-errors'
import { env } from '@/platform/env'
import { externalLink } from '@/platform/external-link'
import { feedback } from '@/platform/feedback'
import { network } from '@/platform/network'
import { onAppHide } from '@/platform/page-hide'
import { token } from '@/platform/token'
import { configureLinks, go } from '@/router/navigate'
import { configureCalls } from '@/services/client'
import { keepTrying, tryAgainOnReturn } from '@/services/keep-trying'
import { flushLog, logUncaught } from '@/services/log'
import { refetchFailed } from '@/services/query'
import { flushTrack } from '@/services/track'
import { startAppearance } from './appearance'
import { loadFlash, showFlash } from './flash'
import { loadInitialData } from './initial-data'
import { restoreLanguage } from './language'
import { isLoggedIn, onSessionExpired, session } from './session'
import { startPromoterVisits } from './promoter-visit'
import { prepareSharing } from './sharing'
import { applyCachedTheme, loadSite, siteState } from './site'
import { pendingStartup, startAgain, trackStartup } from './startup'

async function openExternal(url: string): Promise<void> {
  if ((await externalLink.open(url, (address) => go('webview', { url: address }))) === 'copied')
    feedback.toast(t('common.linkCopied'), { at: 'center' })
}

/**
 * Loads the site first, since it does not depend on the user. Then a visitor is logged in silently where that is
 * possible, also when the stored token has expired, and the user's own data is loaded. False when a reply was lost.
 * WeChat's browser comes back from its login page with a code, which is linked to the account of a user who is already
 * logged in.
 */
async function bootstrapSession(): Promise<boolean> {
  await token.ready()
  if (!(await loadSite())) return false
  const { status, renew, loginSilently, wasLoginLost } = session()
  if (status === 'visitor') {
    if (env.isMini) token.clear()
    // A login's response includes the badge and the messages.
    if (!(await renew())) return !wasLoginLost()
    if (session().user) return true
    if (!(await loadSite())) return false
  } else if (env.kind === 'wechat') await loginSilently()
  if (session().user) void loadFlash()
  return true
}

/** Reloads the site after the native app changed the session, to learn the new user. */
async function followToken(): Promise<void> {
  if (!(await loadSite())) await keepTrying(loadSite)
}

let isTryingAgain = false

/** Starts the session; a start that lost a reply goes on in the background until all of them came. */
async function startSession(): Promise<void> {
  if ((await bootstrapSession()) || isTryingAgain) return
  isTryingAgain = true
  void keepTrying(repeatStart).finally(() => {
    isTryingAgain = false
  })
}

/** Repeats the start, unless the visitor has done so meanwhile. True when nothing is missing any more. */
async function repeatStart(): Promise<boolean> {
  await startAgain()
  if (siteState().status !== 'ready' || session().wasLoginLost()) return false
  void refetchFailed()
  return true
}

/**
 * Handles a 401. Requests are sent before the session is known, and a site that requires login refuses them: they wait
 * for the start, which has tried a silent login, and go on when a user is logged in.
 */
async function renew(): Promise<boolean> {
  const startup = pendingStartup()
  if (!startup) return session().renew()
  await startup
  return isLoggedIn() || (session().status === 'unknown' && session().renew())
}

/** Runs once, when the app starts. Nothing here delays the first screen. */
export function start(): void {
  uncaughtErrors.listen(logUncaught)
  onAppHide(flushLog)
  onAppHide(flushTrack)
  configureCalls({ flash: showFlash, unauthorized: onSessionExpired, renew })
  token.listen(() => void followToken())
  tryAgainOnReturn()
  network.onReturn(() => void refetchFailed())
  configureLinks({ isLoggedIn, openExternal })
  startPromoterVisits()
  prepareSharing()
  startAppearance()
  applyCachedTheme()
  loadInitialData()
  void restoreLanguage()
  trackStartup(startSession)
}
