import { View } from '@tarojs/components'
import { useState } from 'react'
import { regionLabel, regionsBelow, logWrongRegion } from '@/services/regions'
import { PickField } from '@/ui/controls/PickField'
import { RegionPicker } from '@/ui/controls/RegionPicker'
import { useCountry } from '@/ui/country'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'

/**
 * Codes of province, city and district ('' where a pasted address leaves it open), and their names in a row as they are
 * shown.
 */
export interface RegionValue {
  readonly province: string
  readonly city: string
  readonly district: string
  readonly display: string
}

const isRegion = (raw: unknown): raw is RegionValue =>
  typeof raw === 'object' &&
  raw !== null &&
  ['province', 'city', 'district', 'display'].every((key) => typeof Reflect.get(raw, key) === 'string')

function RegionWidget(props: WidgetProps<RegionValue | null>) {
  const { value, onChange } = props
  const country = useCountry()
  const [open, setOpen] = useState(false)
  return (
    <>
      <View>
        <RegionPicker
          open={open}
          selected={value ? [value.province, value.city, value.district].filter(Boolean) : undefined}
          onClose={() => setOpen(false)}
          load={regionsBelow}
          reportWrong={logWrongRegion}
          onPick={(path) => {
            const [province = '', city = '', district = ''] = path.map(({ code }) => code)
            onChange({ province, city, district, display: regionLabel(path, country) })
            setOpen(false)
          }}
        />
      </View>
      <PickField {...useControl(props)} chosenText={value?.display} isOpen={open} onOpen={() => setOpen(true)} />
    </>
  )
}

/** A stored value that is no address becomes none; that there was one is logged. */
function parseRegion(raw: unknown): RegionValue | null {
  if (isRegion(raw)) return raw
  if (raw !== undefined && raw !== null && raw !== '') logWrongRegion([])
  return null
}

export const region: Widget<RegionValue | null> = { empty: null, parse: parseRegion, Component: RegionWidget }
