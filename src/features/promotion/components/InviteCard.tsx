import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { go } from '@/router'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { copyText } from '@/shared/device/copyText'
import { Button } from '@/ui/controls/Button'
import s from './Coins.module.scss'

interface OwnCodeProps {
  readonly code: string
  readonly count: number
  readonly children: ReactNode
}

/** The user's own code, how many came by it, and what to do with it. */
export function OwnCode({ code, count, children }: OwnCodeProps) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.head}>
        <View className={s.why}>
          <View className={s.title}>{t('coins.inviteTitle')}</View>
          <View className={s.quiet}>{t('coins.invited', { n: count })}</View>
        </View>
        {children}
      </View>
      <View className={s.row}>
        <View className={s.why}>
          {t('coins.inviteCode')}
          <View className={s.code}>
            <Text userSelect>{code}</Text>
          </View>
        </View>
        <Button size="s" kind="ghost" label={t('coins.inviteCopy')} onTap={() => void copyText(code)}>
          {t('common.copy')}
        </Button>
      </View>
      <View className={s.quiet}>{t('coins.inviteHint')}</View>
    </View>
  )
}

/** Reads the user's own code. */
export const useInvitation = (enabled = true) =>
  useQuery({ queryKey: coinKeys.invitation(), queryFn: ({ signal }) => coinsApi.invitation({ signal }), enabled })

/**
 * On the coins' pages: the own code, and the way to the screen that is shared. Away while it is not known: it is an
 * extra.
 */
export function InviteCard() {
  const t = useT()
  const { data } = useInvitation()
  if (!data) return null
  return (
    <OwnCode code={data.code} count={data.count}>
      <Button size="s" kind="secondary" onTap={() => void go('gamification.invite')}>
        {t('coins.inviteOpen')}
      </Button>
    </OwnCode>
  )
}
