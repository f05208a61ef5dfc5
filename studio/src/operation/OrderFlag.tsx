import type { OrderFlag as Flag } from '@storefront/contract/domain/orders/order-desk'
import { useT } from '../i18n'

/** Colours that have a contrast of 3 to 1 with white. */
const colors: Readonly<Record<Flag, string>> = {
  red: '#cf1322',
  orange: '#d4550b',
  yellow: '#a67c00',
  green: '#237804',
  blue: '#0958d9',
  purple: '#531dab',
}

interface OrderFlagProps {
  readonly flag: Flag
  /** Shows the colour's name beside the flag; else it is for screen readers. */
  readonly hasText?: boolean
}

/** A flag with which staff marked an order. */
export function OrderFlag({ flag, hasText = false }: OrderFlagProps) {
  const t = useT()
  return (
    <>
      <span aria-hidden style={{ color: colors[flag], marginInlineEnd: 4 }}>
        ⚑
      </span>
      <span className={hasText ? undefined : 'visually-hidden'}>{t(`operation.desk.flags.${flag}`)}</span>
    </>
  )
}
