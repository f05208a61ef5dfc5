import { isDateDisabled } from '@storefront/contract/domain/forms/date-rules'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { dayText } from '@/i18n/plan-text'
import { today } from '@/lib/time'
import { usePart } from '@/shared/screen/usePart'
import { PickField } from '@/ui/controls/PickField'
import { Sheet } from '@/ui/overlay/Sheet'
import type { WidgetProps } from '../types'
import { useControl } from './control'
import s from './widgets.module.scss'

const NONE = {}
const calendarPart = () => import('@/ui/calendar/Calendar').then((module) => module.Calendar)

/**
 * A day of a calendar, in which days that the field's rules disable cannot be chosen (spec 5). A part of screens alone:
 * the month is NutUI's, too heavy for every subpackage with a form in a text; on H5 it comes by itself.
 */
export function CalendarPart(props: WidgetProps<string>) {
  const t = useT()
  const { field, value, onChange } = props
  const Calendar = usePart(calendarPart)
  const [open, setOpen] = useState(false)
  const { title, dates = NONE } = field
  return (
    <>
      <PickField
        {...useControl(props)}
        chosenText={value && dayText(t, value)}
        isOpen={open}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        <View className={s.calendar}>
          {Calendar ? (
            <Calendar
              label={title}
              value={value}
              isDisabled={(day) => isDateDisabled(dates, day, today())}
              onChange={(day) => {
                onChange(day)
                setOpen(false)
              }}
            />
          ) : null}
        </View>
      </Sheet>
    </>
  )
}
