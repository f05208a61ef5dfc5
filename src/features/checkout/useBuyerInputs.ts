import { normalizeMsgs, type LineMsg, msgProblem } from '@storefront/contract/domain/cart/line-msgs'
import type { CheckoutLine } from '@storefront/contract/entities/checkout/checkout'
import { useState } from 'react'
import { useT } from '@/i18n'
import type { Submit } from '@/services/api/checkout'

/** A field that has to be mended first. */
interface Wrong {
  readonly lineId: number
  readonly label: string
  readonly text: string
  /** Incremented at each check, so that the field is focused again. */
  readonly turn: number
}

export interface BuyerInputControl {
  readonly inputsOf: (lineId: number, label: string) => string
  readonly set: (lineId: number, label: string, value: string) => void
  readonly wrong: Wrong | null
  /** Returns the input to send, or null if some is missing or invalid; then `wrong` names it. */
  readonly check: (lines: readonly CheckoutLine[]) => NonNullable<Submit['msgs']> | null
}

/** Returns the buyer's answers for each line that asks for some, checked by the server's own rules. */
export function useBuyerInputs(onWrong: (text: string) => void): BuyerInputControl {
  const t = useT()
  const [values, setSaid] = useState<Readonly<Record<string, string>>>({})
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const keyOf = (lineId: number, label: string) => `${lineId} ${label}`
  const inputsOf = (lineId: number, label: string) => values[keyOf(lineId, label)] ?? ''
  const msgsOf = ({ id, msg_fields }: CheckoutLine): LineMsg[] =>
    msg_fields.map(({ label }) => ({ label, value: inputsOf(id, label) }))

  return {
    inputsOf,
    set: (lineId, label, value) => {
      setSaid((was) => ({ ...was, [keyOf(lineId, label)]: value }))
      setWrong(null)
    },
    wrong,
    check: (lines) => {
      for (const line of lines) {
        const problem = msgProblem(line.msg_fields, msgsOf(line))
        if (!problem) continue
        const { label, kind, max } = problem
        const text = t(kind === 'missing' ? 'checkout.msgMissing' : 'checkout.msgLong', {
          name: line.product_name,
          label,
          max,
        })
        setWrong((was) => ({ lineId: line.id, label, text, turn: (was?.turn ?? 0) + 1 }))
        onWrong(text)
        return null
      }
      setWrong(null)
      return lines
        .map((line) => ({ line_id: line.id, msgs: normalizeMsgs(line.msg_fields, msgsOf(line)) }))
        .filter(({ msgs }) => msgs.length > 0)
    },
  }
}
