import type { DateTimeKind } from '@storefront/contract/domain/date-time'
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useT } from '@/i18n'
import '@/i18n/field'
import { planText } from '@/i18n/plan-text'
import { cx } from '@/lib/text'
import { dateTimeText, today } from '@/lib/time'
import { Pressable } from '@/platform/elements/pressable'
import { reveal } from '@/platform/reveal'
import { Button } from './Button'
import s from './MomentColumns.module.scss'
import { type MomentColumn, momentColumns, numbersOf } from './moment-columns'
import { RadioKeys } from './RadioKeys'

interface MomentColumnsProps {
  readonly kind: DateTimeKind
  /** Empty while nothing is chosen: the columns stand at the present moment. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onPick: (text: string) => void
}

/** The site's present moment in the form of a kind. */
const presentOf = (kind: DateTimeKind): string => {
  const now = dateTimeText(new Date().toISOString()).replace(/\//g, '-')
  return { date: now.slice(0, 10), time: now.slice(11), datetime: now }[kind]
}

/** A column each for year, month, day, hour and minute; the button names what will be chosen. */
export function MomentColumns({ kind, value, min, max, onPick }: MomentColumnsProps) {
  const t = useT()
  const [numbers, setNumbers] = useState(() => numbersOf(value || presentOf(kind)))
  const { columns, text } = momentColumns(kind, numbers, today(), { min, max })
  const choose = (unit: number, n: number) =>
    setNumbers(columns.map((column, index) => (index === unit ? n : column.value)))
  return (
    <>
      <View className={s.columns}>
        {columns.map((column, index) => (
          <Column key={column.unit} {...column} onChange={(n) => choose(index, n)} />
        ))}
      </View>
      <View className={s.foot}>
        <Button wide onTap={() => onPick(text)}>
          {t('field.pick', { moment: planText(t, text) })}
        </Button>
      </View>
    </>
  )
}

function Column({ unit, options, value, onChange }: MomentColumn & { readonly onChange: (n: number) => void }) {
  const t = useT()
  const label = t(`field.units.${unit}`)
  const width = unit === 'year' ? 4 : 2
  return (
    <View className={s.column}>
      <View className={s.unit} aria-hidden>
        {label}
      </View>
      <RadioKeys
        label={label}
        className={s.numbers}
        values={options}
        value={value}
        onChange={onChange}
        renderRadio={(n, { id = '', ...radio }) => (
          <Pressable key={n} id={id} {...radio} className={cx(s.number, n === value && s.on)}>
            {n === value ? <Shown id={id} /> : null}
            {String(n).padStart(width, '0')}
          </Pressable>
        )}
      />
    </View>
  )
}

/** Keeps the chosen number in the middle of its column. */
function Shown({ id }: { readonly id: string }) {
  useEffect(() => reveal(id), [id])
  return null
}
