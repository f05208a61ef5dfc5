import type { Country } from '@storefront/contract/domain/country/country'
import type { Region } from '@storefront/contract/entities/account/address'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { regionLabel, regionsBelow, logWrongRegion } from '@/services/regions'
import { PickField } from '@/ui/controls/PickField'
import { RegionPicker } from '@/ui/controls/RegionPicker'
import { useCountry } from '@/ui/country'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'

/**
 * Codes of province, city, district ('' where a pasted address leaves it open) and, in countries with that level,
 * village; their names in a row as they are shown, and the village's postcode when it was just picked.
 */
export interface RegionValue {
  readonly province: string
  readonly city: string
  readonly district: string
  readonly village?: string | undefined
  readonly postcode?: string | undefined
  readonly display: string
}

const isRegion = (raw: unknown): raw is RegionValue =>
  typeof raw === 'object' &&
  raw !== null &&
  ['province', 'city', 'district', 'display'].every((key) => typeof Reflect.get(raw, key) === 'string')

function regionValue(path: readonly Region[], country: Country): RegionValue {
  const [province = '', city = '', district = '', village] = path.map(({ code }) => code)
  const display = regionLabel(path, country)
  return { province, city, district, village, postcode: path[path.length - 1]?.postcode, display }
}

function RegionWidget(props: WidgetProps<RegionValue | null>) {
  const { value, onChange } = props
  const country = useCountry()
  const [open, setOpen] = useState(false)
  return (
    <>
      <View>
        <RegionPicker
          open={open}
          selected={
            value ? [value.province, value.city, value.district, value.village ?? ''].filter(Boolean) : undefined
          }
          onClose={() => setOpen(false)}
          load={(parent) => regionsBelow(parent, country.code)}
          reportWrong={logWrongRegion}
          onPick={(path) => {
            onChange(regionValue(path, country))
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
