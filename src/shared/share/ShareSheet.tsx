import { hasPermission } from '@storefront/contract/has-permission'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ShareButton } from '@/platform/elements/share-button'
import { Pressable } from '@/platform/elements/pressable'
import { share } from '@/platform/share'
import type { ShareChannel } from '@/platform/share/types'
import { useSession } from '@/state/session'
import { Icon, type IconName } from '@/ui/display/Icon'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './ShareSheet.module.scss'

/** `vendor`: the vendor's own button has taken over. */
export type ShareChoice =
  | { readonly kind: 'send'; readonly channel?: ShareChannel }
  | { readonly kind: 'link' | 'short' | 'code' | 'poster' | 'vendor' }

const channelIcons: Readonly<Partial<Record<ShareChannel, IconName>>> = {
  session: 'service',
  timeline: 'heart',
  qq: 'user',
  weibo: 'star',
  qzone: 'calendar',
}

function Face({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <View className={s.disc}>
        <Icon name={icon} size={24} />
      </View>
      <View className={s.word}>{text}</View>
    </>
  )
}

/** The ways to share that work here; closes with the one that was chosen. */
export function ShareSheet({ close }: DialogProps<ShareChoice>) {
  const t = useT()
  const way = share.way()
  const mayShorten = useSession(({ user }) => hasPermission(user?.perms ?? [], 'base.read_shortlink'))
  const entry = (icon: IconName, text: string, choice: ShareChoice) => (
    <Pressable key={text} className={s.entry} onTap={() => close(choice)}>
      <Face icon={icon} text={text} />
    </Pressable>
  )
  return (
    <Sheet open title={t('share.title')} onClose={() => close()}>
      <View className={s.entries}>
        {way === 'vendor-button' ? (
          <ShareButton className={s.entry} onTap={() => close({ kind: 'vendor' })}>
            <Face icon="share" text={t('share.toFriend')} />
          </ShareButton>
        ) : null}
        {way === 'guide' ? entry('share', t('share.toFriend'), { kind: 'send' }) : null}
        {way === 'sheet' ? entry('share', t('share.bySystem'), { kind: 'send' }) : null}
        {share
          .channels()
          .map((channel) =>
            channel === 'poster' || channel === 'link'
              ? null
              : entry(channelIcons[channel] ?? 'share', t(`share.channel.${channel}`), { kind: 'send', channel }),
          )}
        {entry('copy', t('share.copyLink'), { kind: 'link' })}
        {mayShorten ? entry('copy', t('share.copyShort'), { kind: 'short' }) : null}
        {entry('qr', t('share.code'), { kind: 'code' })}
        {entry('box', t('share.poster'), { kind: 'poster' })}
      </View>
      {share.hasTimeline ? <View className={s.hint}>{t('share.toTimelineHint')}</View> : null}
    </Sheet>
  )
}
