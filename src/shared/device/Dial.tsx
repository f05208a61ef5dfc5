import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { phone } from '@/platform/phone'
import { Icon } from '@/ui/display/Icon'
import s from './Dial.module.scss'

interface DialProps {
  /** The person who answers; it tells several such buttons of a screen apart. */
  readonly name: string
  /** The whole number, also where the row shows it masked. */
  readonly number: string
}

/** The button of an address or contact row that dials its number (spec 2); nothing where there is none. */
export function Dial({ name, number }: DialProps) {
  const t = useT()
  if (number === '') return null
  return (
    <Pressable className={s.dial} label={`${t('common.dial')} ${name}`} onTap={() => void phone.call(number)}>
      <Icon name="phone" />
    </Pressable>
  )
}
