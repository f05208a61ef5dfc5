import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Img } from '@/platform/elements/img'
import { Pressable } from '@/platform/elements/pressable'
import { phone } from '@/platform/phone'
import { Icon } from '@/ui/display/Icon'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './ContactSheet.module.scss'
import type { ContactMethods } from '@/features/site/contact-methods'

/** The contact, the number to call and the code to scan (spec 2, 联系我们). */
export function ContactSheet({ methods, close }: DialogProps<void> & { readonly methods: ContactMethods }) {
  const t = useT()
  const { name, phone: number, code } = methods
  return (
    <Sheet open title={t('common.contactUs')} onClose={() => close()}>
      <View className={s.body}>
        {name ? (
          <View className={s.person}>
            <Text className={s.key}>{t('site.contact.person')}</Text>
            <Text>{name}</Text>
          </View>
        ) : null}
        {number ? (
          <Pressable className={s.call} onTap={() => void phone.call(number)}>
            <Icon name="phone" size={20} />
            <Text className={s.number}>{number}</Text>
            <Text className={s.word}>{t('site.contact.call')}</Text>
          </Pressable>
        ) : null}
        {code ? (
          <View className={s.scan}>
            <Img src={code} alt={t('site.contact.code')} className={s.code} eager pressMenu />
            <View className={s.hint}>{t('site.contact.press')}</View>
          </View>
        ) : null}
      </View>
    </Sheet>
  )
}
