import { isDateDisabled } from '@storefront/contract/domain/forms/date-rules'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { today } from '@/lib/time'
import { Calendar } from '@/ui/calendar/Calendar'
import { PickField } from '@/ui/controls/PickField'
import { Sheet } from '@/ui/overlay/Sheet'
import type { WidgetProps } from '../types'
import { isLong } from './text'
import s from './widgets.module.scss'

const NONE = {}

/**
 * A day of a calendar, in which days that the field's rules disable cannot be chosen (spec 5). A part of screens alone:
 * the month is NutUI's, too heavy for every subpackage with a form in a text.
 */
export function CalendarPart({ field, value, onChange, error }: WidgetProps<string>) {
  const [open, setOpen] = useState(false)
  const { title, dates = NONE } = field
  return (
    <>
      <PickField
        label={title}
        chosenText={value}
        placeholder={field.placeholder}
        error={error}
        description={field.description}
        isStacked={isLong(field)}
        isOpen={open}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        <View className={s.calendar}>
          <Calendar
            label={title}
            value={value}
            isDisabled={(day) => isDateDisabled(dates, day, today())}
            onChange={(day) => {
              onChange(day)
              setOpen(false)
            }}
          />
        </View>
      </Sheet>
    </>
  )
}
