import { type Permission, permissions } from '@storefront/contract/permissions'
import { Tabs } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { type TextKey, useT } from '../i18n'
import { useCan } from '../session/useMe'

interface SectionTab {
  readonly path: string
  readonly text: TextKey
  readonly permission: Permission
}

const {
  changeProduct,
  changeOrder,
  changeCoupon,
  changePromoter,
  readDistIncome,
  readAnalytics,
  changeRaffle,
  changeGamification,
  grantGamification,
  changeModeration,
  readSubmission,
  readReservation,
} = permissions

/** THE table of sections: screens that share an entry of the menu, each with its tab. */
const sections = {
  promoters: [
    { path: '/promoters', text: 'opsPromoter.promoters', permission: changePromoter },
    { path: '/promoters/income', text: 'opsPromoter.income', permission: readDistIncome },
    { path: '/promoters/rates', text: 'opsPromoter.rates', permission: changePromoter },
    { path: '/promoters/funnel', text: 'opsFunnel.title', permission: readAnalytics },
  ],
  raffles: [
    { path: '/raffles', text: 'opsRaffle.raffles', permission: changeRaffle },
    { path: '/raffles/prizes', text: 'opsRaffle.wins', permission: changeRaffle },
    { path: '/raffles/promoters', text: 'opsRaffle.promoters', permission: changeRaffle },
  ],
  coins: [
    { path: '/coins', text: 'opsCoins.rules', permission: changeGamification },
    { path: '/coins/levels', text: 'opsCoins.levels', permission: changeGamification },
    { path: '/coins/users', text: 'opsCoins.users', permission: grantGamification },
    { path: '/coins/flags', text: 'opsCoins.flags', permission: grantGamification },
  ],
  moderation: [
    { path: '/moderation', text: 'opsModeration.title', permission: changeModeration },
    { path: '/moderation/log', text: 'opsModeration.log', permission: changeModeration },
    { path: '/moderation/rules', text: 'opsModeration.rules', permission: changeModeration },
  ],
  reviews: [
    { path: '/reviews', text: 'reviews.reviews', permission: changeOrder },
    { path: '/reviews/questions', text: 'reviews.questions', permission: changeOrder },
  ],
  forms: [
    { path: '/forms', text: 'operation.forms.title', permission: readSubmission },
    { path: '/forms/votes', text: 'operation.votes.title', permission: readSubmission },
    { path: '/forms/contests', text: 'operation.contests.title', permission: readSubmission },
  ],
  reservations: [
    { path: '/reservations', text: 'operation.reservations.title', permission: readReservation },
    { path: '/reservations/bookings', text: 'operation.bookings.title', permission: readReservation },
  ],
  spreadsheets: [
    { path: '/spreadsheets/product', text: 'sheets.product', permission: changeProduct },
    { path: '/spreadsheets/stock', text: 'sheets.stock', permission: changeProduct },
    { path: '/spreadsheets/coupon', text: 'sheets.coupon', permission: changeCoupon },
    { path: '/spreadsheets/shipment', text: 'sheets.shipment', permission: changeOrder },
    { path: '/spreadsheets/coin', text: 'sheets.coin', permission: grantGamification },
  ],
} as const satisfies Record<string, readonly SectionTab[]>

/** The tabs of a section that the user may open, above the screen that is open. */
export function SectionTabs({ section }: { section: keyof typeof sections }) {
  const t = useT()
  const can = useCan()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tabs = (sections[section] as readonly SectionTab[]).filter(({ permission }) => can(permission))
  if (tabs.length < 2) return null
  return (
    <Tabs
      activeKey={pathname}
      items={tabs.map(({ path, text }) => ({ key: path, label: t(text) }))}
      onChange={(path) => void navigate(path)}
    />
  )
}
