import type { Order } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { Button, type ButtonProps } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import type { OrderButton } from '@/features/orders/order-buttons'
import { useOrderButtons } from '@/features/orders/useOrderButtons'
import s from './OrderButtons.module.scss'

interface OrderButtonsProps {
  readonly order: Order
  /** Buttons that the screen has elsewhere. */
  readonly elsewhere: readonly OrderButton[]
  readonly size?: 'm' | 's'
}

/** Kinds of the buttons that are not plain. */
const kinds: Readonly<Partial<Record<OrderButton, ButtonProps['kind']>>> = {
  pay: 'primary',
  confirm: 'secondary',
  comment: 'secondary',
  urge: 'secondary',
}

/** An order's two main buttons, and behind 更多 the rest; nothing when there are none. */
export function OrderButtons({ order, elsewhere, size }: OrderButtonsProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { shown, more, press, busy, isMoving } = useOrderButtons(order, elsewhere)
  if (shown.length === 0) return null
  return (
    <View className={s.actions}>
      {more.length > 0 ? (
        <Pressable className={s.more} onTap={() => setOpen(true)}>
          {t('pages.order.others')}
        </Pressable>
      ) : null}
      {shown.map((name) => (
        <Button
          key={name}
          className={s.action}
          size={size}
          kind={kinds[name] ?? 'ghost'}
          busy={busy === name}
          disabled={isMoving}
          onTap={() => press(name)}
        >
          {t(`pages.order.${name}`)}
        </Button>
      ))}
      <Sheet open={isOpen} title={t('pages.order.others')} onClose={() => setOpen(false)}>
        {more.map((name) => (
          <Pressable
            key={name}
            className={s.row}
            onTap={() => {
              setOpen(false)
              press(name)
            }}
          >
            {t(`pages.order.${name}`)}
          </Pressable>
        ))}
      </Sheet>
    </View>
  )
}
