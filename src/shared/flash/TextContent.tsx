import { View } from '@tarojs/components'
import type { ContentProps } from '@/shared/reward/content'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Img } from '@/platform/elements/img'
import { goLink } from '@/router'
import { Button } from '@/ui/controls/Button'
import { gainsText } from './gains'
import s from './Flash.module.scss'

/** Picture, words, and a link where there is one: kind `link`, and whatever this client does not know. */
export function TextContent({ message, leave, title }: ContentProps & { readonly title?: string }) {
  const t = useT()
  const { img_url, description, subDescription, link } = message
  return (
    <View className={s.face}>
      {img_url ? <Img src={img_url} alt="" className={s.picture} eager /> : null}
      {title ? <View className={s.title}>{title}</View> : null}
      {description ? <View className={title ? s.text : s.title}>{description}</View> : null}
      {subDescription ? <View className={s.text}>{subDescription}</View> : null}
      {link ? (
        <Button wide onTap={() => leave(() => goLink(link))}>
          {t('common.view')}
        </Button>
      ) : (
        <Button wide onTap={() => leave()}>
          {t('common.gotIt')}
        </Button>
      )}
    </View>
  )
}

/** Coins of a prize or from the shop, with its words. */
export function GainsContent({ message, leave }: ContentProps) {
  const title = useT()('flash.gains')
  return (
    <TextContent
      message={{ ...message, description: gainsText([message]) }}
      leave={leave}
      title={message.description || title}
    />
  )
}

/** A prize of the raffle. */
export const RaffleContent = (props: ContentProps) => <TextContent {...props} title={useT()('flash.raffle')} />

/** A voucher for something to be picked up. */
export const VoucherContent = (props: ContentProps) => <TextContent {...props} title={useT()('flash.voucher')} />
