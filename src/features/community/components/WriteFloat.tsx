import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import s from './WriteFloat.module.scss'

/** The way to a new note, over the list. */
export function WriteFloat() {
  const t = useT()
  return (
    <RouteLink to="note.edit" className={s.write} label={t('note.write')}>
      <Icon name="edit" size={22} />
    </RouteLink>
  )
}
