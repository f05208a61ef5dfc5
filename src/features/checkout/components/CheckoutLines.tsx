import type { CheckoutLine } from '@storefront/contract/entities/checkout/checkout'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { LineRow } from '@/shared/order-line/LineRow'
import { useT } from '@/i18n'
import { TextField } from '@/ui/controls/TextField'
import s from './CheckoutLines.module.scss'
import type { BuyerInputControl } from '@/features/checkout/useBuyerInputs'

interface CheckoutLinesProps {
  readonly lines: readonly CheckoutLine[]
  readonly msgs: BuyerInputControl
  /** Returns the content below a line. */
  readonly foot?: (line: CheckoutLine) => ReactNode
}

/** The goods of a checkout, and the questions of their products. */
export function CheckoutLines({ lines, msgs, foot }: CheckoutLinesProps) {
  const t = useT()
  return (
    <View className={s.card}>
      {lines.map((line) => (
        <View key={line.id}>
          <View className={s.line}>
            <LineRow line={line} />
            {foot?.(line)}
          </View>
          {line.msg_fields.length > 0 ? (
            <View className={s.asks}>
              {line.msg_fields.map(({ label, required, max }) => {
                const isWrong = msgs.wrong?.lineId === line.id && msgs.wrong.label === label
                return (
                  <TextField
                    key={label}
                    label={label}
                    isStacked
                    value={msgs.inputsOf(line.id, label)}
                    placeholder={t(required ? 'checkout.required' : 'checkout.optional')}
                    maxLength={max}
                    error={isWrong ? msgs.wrong?.text : null}
                    focusRequestId={isWrong ? msgs.wrong?.turn : 0}
                    onChange={(value) => msgs.set(line.id, label, value)}
                  />
                )
              })}
            </View>
          ) : null}
        </View>
      ))}
    </View>
  )
}
