import { countries, type Country, nameIn } from '@storefront/contract/domain/country/country'
import { currencies, currencyCodes } from '@storefront/contract/domain/site/currencies'
import { type SettingName, settingRow } from '@storefront/contract/domain/site/settings'
import type { StudioSite } from '@storefront/contract/entities/studio/site'
import { ColorPicker, Input, Select, Switch } from 'antd'
import { currentLanguage, languages, useT } from '../i18n'
import { useCountry } from '../session/useMe'
import { PictureField } from './PictureField'
import { timeZoneOptions } from './time-zones'

interface Props {
  readonly id?: string
  readonly name: SettingName
  readonly site: StudioSite
  readonly value?: unknown
  readonly onChange?: (value: unknown) => void
}

const languageName = (code: string) => languages.find((language) => language.code === code)?.name ?? code
const currencyOptions = currencyCodes.map((value) => ({ value, label: `${value} ${currencies[value].symbol}` }))
const countryOptions = (home: Country | null) =>
  Object.values(countries)
    .filter(({ code }) => code !== home?.code)
    .map(({ code, names }) => ({ value: code, label: nameIn(names, currentLanguage()) }))
const maxLengthOf = (name: SettingName) => settingRow(name).max

/** The field of one setting, as its row says how it is edited. */
export function SettingInput({ id, name, site, value, onChange }: Props) {
  const t = useT()
  const home = useCountry()
  const label = t(`siteSettings.names.${name}`)
  const text = typeof value === 'string' ? value : ''
  const select = { id, value: text, onChange, showSearch: true, style: { maxWidth: 320 } }
  switch (settingRow(name).input) {
    case 'switch':
      return <Switch id={id} checked={value === true} onChange={onChange} />
    case 'colour':
      return (
        <ColorPicker
          value={text}
          onChange={(colour) => onChange?.(colour.toHexString().slice(0, 7))}
          showText
          disabledAlpha
        />
      )
    case 'picture':
      return <PictureField id={id} label={label} value={text} onChange={onChange} />
    case 'list':
      return (
        <Select
          id={id}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', ' ']}
          value={value as string[]}
          onChange={onChange}
        />
      )
    case 'language':
      return <Select {...select} options={site.languages.map((code) => ({ value: code, label: languageName(code) }))} />
    case 'languages':
      return (
        <Select
          id={id}
          mode="multiple"
          value={(value as string[] | undefined) ?? []}
          onChange={onChange}
          options={site.languages.map((code) => ({ value: code, label: languageName(code) }))}
          style={{ maxWidth: 480 }}
        />
      )
    case 'countries':
      return (
        <Select
          id={id}
          mode="multiple"
          optionFilterProp="label"
          value={(value as string[] | undefined) ?? []}
          onChange={onChange}
          options={countryOptions(home)}
          style={{ maxWidth: 480 }}
        />
      )
    case 'currency':
      return <Select {...select} disabled={!site.can_change_currency} options={currencyOptions} />
    case 'zone':
      return <Select {...select} options={timeZoneOptions()} />
    case 'lines':
      return (
        <Input.TextArea
          id={id}
          value={text}
          maxLength={maxLengthOf(name)}
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )
    case 'line':
      return (
        <Input id={id} value={text} maxLength={maxLengthOf(name)} onChange={({ target }) => onChange?.(target.value)} />
      )
  }
}
