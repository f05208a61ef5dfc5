import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Failed, Loading } from '../app/StateView'
import { screens } from '../shell/screens'
import { Shell } from '../shell/Shell'
import { LoginScreen } from './LoginScreen'
import { useMe, useSessionEnd } from './useMe'

const InvitationScreen = lazy(async () => ({
  default: (await import('../staff/InvitationScreen')).InvitationScreen,
}))

/** The login for visitors, the studio for staff; the address stays, so that a login leads to where it was asked for. */
export function SessionGate() {
  useSessionEnd()
  const me = useMe()
  const isInvited = useLocation().pathname.replace(/\/$/, '') === '/invitation'
  if (me.isPending) return <Loading />
  if (me.isError) return <Failed error={me.error} onRetry={() => void me.refetch()} />
  if (isInvited)
    return (
      <Suspense fallback={<Loading />}>
        <InvitationScreen screens={screens} />
      </Suspense>
    )
  return me.data === null ? <LoginScreen /> : <Shell me={me.data} />
}
