import { useT } from '@/i18n'
import { decimalText } from '@/i18n/decimal-text'

/** Returns a function that writes a rate of the wire, e.g. `8.5`, in the reader's language. */
export function usePercent(): (rate: string) => string {
  const t = useT()
  return (rate) => decimalText(t, Number(rate), rate.split('.')[1]?.length ?? 0)
}
