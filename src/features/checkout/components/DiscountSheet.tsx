import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { Sheet } from '@/ui/overlay/Sheet'
import { Tag } from '@/ui/display/Tag'
import s from './DiscountSheet.module.scss'

/** A coupon or a card as a row of the sheet. */
export interface DiscountRow {
  readonly id: number
  /** The value of the discount, at the left. */
  readonly badge: ReactNode
  readonly title: string
  readonly text: string
  readonly days: string
  readonly saving: string
  readonly isBest: boolean
  /** Reason why it does not apply; null if it does. */
  readonly reason: string | null
}

interface DiscountSheetProps {
  readonly open: boolean
  readonly title: string
  /** The words for taking none. */
  readonly none: string
  readonly rows: readonly DiscountRow[]
  readonly selectedId: number | null
  readonly onPick: (id: number | null) => void
  readonly onClose: () => void
}

/** The buyer's discounts: the applicable ones first, the best marked; the others with the reason against them. */
export function DiscountSheet({ open, title, none, rows, selectedId, onPick, onClose }: DiscountSheetProps) {
  const t = useT()
  const usable = rows.filter(({ reason }) => reason === null)
  const others = rows.filter(({ reason }) => reason !== null)
  const pick = (id: number | null) => {
    onPick(id)
    onClose()
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <View className={s.list} role="radiogroup" aria-label={title}>
        {usable.map((row) => (
          <Pressable
            key={row.id}
            role="radio"
            checked={row.id === selectedId}
            className={cx(s.row, row.id === selectedId && s.on)}
            onTap={() => pick(row.id)}
          >
            <DiscountContent row={row} />
            <View className={s.mark}>{row.id === selectedId ? <Icon name="check" size={18} /> : null}</View>
          </Pressable>
        ))}
        <Pressable
          role="radio"
          checked={selectedId === null}
          className={cx(s.row, s.none, selectedId === null && s.on)}
          onTap={() => pick(null)}
        >
          <Text className={s.title}>{none}</Text>
          <View className={s.mark}>{selectedId === null ? <Icon name="check" size={18} /> : null}</View>
        </Pressable>
      </View>
      {others.length > 0 ? (
        <View className={s.list}>
          <View className={s.head}>{t('checkout.unusable')}</View>
          {others.map((row) => (
            <View key={row.id} className={cx(s.row, s.off)}>
              <DiscountContent row={row} />
            </View>
          ))}
        </View>
      ) : null}
    </Sheet>
  )
}

function DiscountContent({ row: { badge, title, text, days, saving, isBest, reason } }: { readonly row: DiscountRow }) {
  const t = useT()
  return (
    <>
      <View className={s.face}>{badge}</View>
      <View className={s.words}>
        <View className={s.named}>
          <Text className={s.title}>{title}</Text>
          {isBest && reason === null ? <Tag>{t('checkout.best')}</Tag> : null}
        </View>
        {text ? <View className={s.text}>{text}</View> : null}
        <View className={s.days}>{days}</View>
        {reason === null ? (
          saving ? (
            <View className={s.saving}>{saving}</View>
          ) : null
        ) : (
          <View className={s.reason}>{reason}</View>
        )}
      </View>
    </>
  )
}
