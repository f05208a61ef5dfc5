import type { Hours } from '@storefront/contract/resources/shapes'
import { Button, Flex, Select } from 'antd'
import { useState } from 'react'
import { TimeField } from '../../editing/dates/DateFields'
import { useT } from '../../i18n'
import { splitHours } from './split-hours'
import { WeekdaySelect } from './WeekdaySelect'

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240]

/** Makes the slots of a day at once: from when to when, and how long each one is. */
export function HoursGenerator({ onAdd }: { onAdd: (rows: Hours) => void }) {
  const t = useT()
  const [weekdays, setWeekdays] = useState([1, 2, 3, 4, 5, 6, 7])
  const [from, setFrom] = useState('09:00')
  const [to, setTo] = useState('18:00')
  const [minutes, setMinutes] = useState(60)
  const slots = splitHours(from, to, minutes)
  return (
    <Flex gap={8} wrap align="center">
      <WeekdaySelect value={weekdays} onChange={setWeekdays} />
      <TimeField aria-label={t('shape.dayStart')} value={from} onChange={(text) => text && setFrom(text)} />
      <span>–</span>
      <TimeField aria-label={t('shape.dayEnd')} value={to} onChange={(text) => text && setTo(text)} />
      <Select
        aria-label={t('shape.length')}
        value={minutes}
        options={LENGTHS.map((length) => ({ value: length, label: t('shape.minutes', { n: length }) }))}
        onChange={setMinutes}
        style={{ width: 120 }}
      />
      <Button
        disabled={slots.length === 0}
        onClick={() => onAdd(slots.map(([start_time, end_time]) => ({ weekdays, start_time, end_time, quota: 1 })))}
      >
        {t('shape.addHours', { n: slots.length })}
      </Button>
    </Flex>
  )
}
