import type { RouteName } from '@storefront/contract/routes'
import { Text } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { type TextKey, useT } from '@/i18n'
import type { Params } from '@/routes'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './AccountMenu.module.scss'

/** A menu row that links to a screen. */
export interface MenuLink {
  readonly to: RouteName
  readonly params?: Params
  readonly icon: IconName
  readonly text: TextKey
  readonly value?: string
}

/** A row that links to a screen. */
export function MenuRow({ row: { to, params, icon, text, value } }: { readonly row: MenuLink }) {
  const t = useT()
  return (
    <RouteLink to={to} params={params} className={s.item}>
      <RowContent icon={icon} text={t(text)} value={value} />
    </RouteLink>
  )
}

/** The content of a row, whatever a tap on it does. */
export function RowContent({
  icon,
  text,
  value,
}: {
  readonly icon: IconName
  readonly text: string
  readonly value?: string
}) {
  return (
    <>
      <Icon name={icon} size={20} className={s.icon} />
      <Text className={s.text}>{text}</Text>
      {value ? <Text className={s.value}>{value}</Text> : null}
      <Icon name="right" size={16} className={s.arrow} />
    </>
  )
}
