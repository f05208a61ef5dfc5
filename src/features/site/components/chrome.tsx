import { FollowBanner } from '@/features/site/components/FollowBanner'
import { FollowFloat } from '@/features/site/components/FollowFloat'
import { NodeBar } from '@/features/site/components/NodeBar'
import type { Chrome, ChromeProps } from '@/ui/layout/chrome'
import { LoginGate } from './LoginGate'
import { NavFloat } from './NavFloat'
import { SiteFoot } from './SiteFoot'
import { isTask } from '@/features/site/chrome-routes'

function Top({ route, isTab }: ChromeProps) {
  if (isTask(route, isTab)) return null
  return (
    <>
      <FollowBanner />
      <NodeBar />
    </>
  )
}

function Floats(props: ChromeProps) {
  return (
    <>
      <NavFloat {...props} />
      {isTask(props.route, props.isTab) || props.route === 'wx.follow' ? null : <FollowFloat />}
    </>
  )
}

/** The site's parts around every screen (spec 2, page behaviours). */
export const siteChrome: Chrome = { Top, Gate: LoginGate, Foot: SiteFoot, Floats }
