import { siteLocal, siteMoment } from '../../i18n/site-moment'
import { useMe } from '../../session/useMe'
import { DateTimeField } from './DateFields'

interface MomentFieldProps {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly value?: string | null
  readonly onChange?: (moment: string | null) => void
}

/** A moment as the site's clocks show it, with its weekday; null for none. */
export function MomentField({ value = null, onChange, ...props }: MomentFieldProps) {
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  return (
    <DateTimeField
      {...props}
      value={siteLocal(value, zone)}
      onChange={(local) => onChange?.(siteMoment(local, zone)?.toISOString() ?? null)}
    />
  )
}
