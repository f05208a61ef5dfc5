import { Failed, Loading } from '../app/StateView'
import { Shell } from '../shell/Shell'
import { LoginScreen } from './LoginScreen'
import { useMe, useSessionEnd } from './useMe'

/** The login for visitors, the studio for staff; the address stays, so that a login leads to where it was asked for. */
export function SessionGate() {
  useSessionEnd()
  const me = useMe()
  if (me.isPending) return <Loading />
  if (me.isError) return <Failed error={me.error} onRetry={() => void me.refetch()} />
  return me.data === null ? <LoginScreen /> : <Shell me={me.data} />
}
