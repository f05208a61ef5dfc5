import { type Language, languages } from '@storefront/contract/errors'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/features/link/RouteLink'
import { useT } from '@/i18n'
import { Tap } from '@/platform/elements/tap'
import { feedback } from '@/platform/feedback'
import { phone } from '@/platform/phone'
import { setLanguage, useLanguage } from '@/state/language'
import { useSite } from '@/state/site'
import { Icon, type IconName } from '@/ui/Icon'
import s from './Menu.module.scss'

const places = [
  { to: 'shop.shippingaddress', icon: 'place', text: 'pages.account.address' },
  { to: 'post.article', icon: 'star', text: 'pages.account.articles' },
  { to: 'event.event', icon: 'calendar', text: 'pages.account.events' },
] as const

const other = (language: Language): Language => languages.find((one) => one !== language) ?? language

/** The ways from here: addresses, reading, the shop's phone, the language. */
export function Menu() {
  const t = useT()
  const language = useLanguage()
  const number = useSite((state) => state.site?.contact_phone ?? '')
  const call = () => {
    if (number) void phone.call(number)
    else feedback.toast(t('pages.account.contactEmpty'), { at: 'center' })
  }
  return (
    <View className={s.menu}>
      {places.map(({ to, icon, text }) => (
        <RouteLink key={to} to={to} className={s.item}>
          <Inside icon={icon} text={t(text)} />
        </RouteLink>
      ))}
      <Tap className={s.item} onTap={call}>
        <Inside icon="phone" text={t('pages.account.contact')} value={number} />
      </Tap>
      <Tap className={s.item} onTap={() => void setLanguage(other(language))}>
        <Inside icon="service" text={t('pages.account.language')} value={t(`common.languages.${language}`)} />
      </Tap>
    </View>
  )
}

function Inside({ icon, text, value }: { readonly icon: IconName; readonly text: string; readonly value?: string }) {
  return (
    <>
      <Icon name={icon} size={20} className={s.icon} />
      <Text className={s.text}>{text}</Text>
      {value ? <Text className={s.value}>{value}</Text> : null}
      <Icon name="right" size={16} className={s.arrow} />
    </>
  )
}
