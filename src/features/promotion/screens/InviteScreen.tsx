import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/promotion/components/Coins.module.scss'
import { OwnCode } from '@/features/promotion/components/InviteCard'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { session, useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'

/** gamification.invite: whoever comes by a friend's link accepts here, and shares the own code. */
export function InviteScreen() {
  const t = useT()
  const code = (useRoute().params.code ?? '').trim().toUpperCase()
  const isUser = useSession((state) => state.status === 'user')
  const isVisitor = useSession((state) => state.status === 'visitor')
  const invitation = useQuery({
    queryKey: coinKeys.invitation(),
    queryFn: ({ signal }) => coinsApi.invitation({ signal }),
    enabled: isUser,
    staleTime: 0,
  })
  const failure = useStartFailure()
  const state = useScreenState(invitation)
  const own = isUser ? invitation.data : undefined
  const shared = useShareCard(
    own ? { title: t('coins.inviteShare'), name: 'gamification.invite', params: { code: own.code } } : null,
  )
  const title = t('coins.inviteTitle')
  if (isVisitor) {
    return (
      <Screen title={title}>
        <View className={s.page}>
          <View className={s.card}>
            <View className={s.title}>{t(code ? 'coins.inviteReceived' : 'coins.inviteTitle')}</View>
            <View className={s.note}>{t(code ? 'coins.inviteReceivedHint' : 'coins.inviteHint')}</View>
            <Button wide onTap={() => void session().ensureLogin()}>
              {t(code ? 'coins.inviteLogin' : 'login.now')}
            </Button>
          </View>
        </View>
      </Screen>
    )
  }
  if (!own) return <Screen title={title} state={isUser ? state : (failure ?? { kind: 'loading' })} />
  return (
    <Screen title={title}>
      <View className={s.page}>
        {code && code !== own.code ? <Received code={code} canAccept={own.can_accept} /> : null}
        <OwnCode code={own.code} count={own.count}>
          {shared ? <ShareAction item={shared} /> : null}
        </OwnCode>
      </View>
    </Screen>
  )
}

/** A friend's invitation: it is accepted by a tap, never by opening the link alone. */
function Received({ code, canAccept }: { readonly code: string; readonly canAccept: boolean }) {
  const t = useT()
  const [isAccepted, setAccepted] = useState(false)
  const { submit, busy } = useSubmit(`invite_accept:${code}`, (_: null, key: string) =>
    coinsApi.acceptInvitation(code, key),
  )
  const accept = async () => {
    const reply = await submit(null)
    if (!reply) return
    setAccepted(true)
    replaceQueryData(coinKeys.invitation(), reply)
  }
  const canTap = canAccept && !isAccepted
  return (
    <View className={s.card}>
      <View className={s.title}>{t('coins.inviteReceived')}</View>
      <View className={s.note}>{t(canTap || isAccepted ? 'coins.inviteReceivedHint' : 'coins.inviteNotNew')}</View>
      {canTap || isAccepted ? (
        <Button wide busy={busy} disabled={!canTap} onTap={() => void accept()}>
          {t(isAccepted ? 'coins.inviteAccepted' : 'coins.inviteAccept')}
        </Button>
      ) : null}
    </View>
  )
}
