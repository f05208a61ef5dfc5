import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { View } from '@tarojs/components'
import type { Content } from '@/shared/reward/content'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Popup } from '@/ui/overlay/Popup'
import type { DialogProps } from '@/ui/overlay/store'
import { Swiper } from '@/ui/display/Swiper'
import s from './Flash.module.scss'

export interface ShownMessage {
  readonly message: FlashMessage
  readonly Face: Content
}

interface FlashDialogProps extends DialogProps<void> {
  readonly messages: readonly ShownMessage[]
}

/** High enough for a picture with its words; what is longer scrolls. */
const SLIDE_HEIGHT = 'min(400px, 76vh)'

/** Messages that wait for the user, one dialog for all; several are swiped through (spec 2). */
export function FlashDialog({ messages, close }: FlashDialogProps) {
  const t = useT()
  // The dialog goes first: what is opened then lies over the screen, not under the dialog.
  const leave = (callback?: () => unknown) => {
    close()
    callback?.()
  }
  const contents = messages.map(({ message, Face }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and their row never changes
    <View key={index} className={messages.length > 1 ? s.slide : undefined}>
      <View className={messages.length > 1 ? s.middle : undefined}>
        <Face message={message} leave={leave} />
      </View>
    </View>
  ))
  const label = messages.length > 1 ? t('flash.several', { count: messages.length }) : t('flash.title')
  return (
    <Popup label={label} title={false} cross onClose={() => close()}>
      {contents.length > 1 ? (
        <Swiper label={label} height={SLIDE_HEIGHT} tone="dark">
          {contents}
        </Swiper>
      ) : (
        contents
      )}
    </Popup>
  )
}
