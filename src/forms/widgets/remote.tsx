import { isRemoteOption } from '@storefront/contract/domain/forms/form-answers'
import { isAllowedUrl } from '@storefront/contract/domain/forms/remote'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { searchRemoteOptions } from '@/services/remote-options'
import { useTypedText } from '@/shared/search/useTypedText'
import { PickField } from '@/ui/controls/PickField'
import { TextField } from '@/ui/controls/TextField'
import { Sheet } from '@/ui/overlay/Sheet'
import { useFormContext } from '../form-context'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'
import s from './widgets.module.scss'

interface RemoteOption {
  readonly value: string
  readonly label: string
}
type Props = WidgetProps<RemoteOption | null>

/** Search waits for a pause in typing (spec 9: search debounce). */
const PAUSE_MS = 1000

/** Returns the address of a field's list; null where there is none that may be asked. */
function useOptionsUrl({ field: { remote }, schemaKey }: Pick<Props, 'field' | 'schemaKey'>): string | null {
  const { optionsPath, origins = [] } = useFormContext()
  const url = remote?.url ?? optionsPath?.(schemaKey) ?? null
  return url !== null && isAllowedUrl(url, origins) ? url : null
}

/** Returns the options for a keyword; null while they are being searched. */
function useOptions(url: string | null, keyword: string): readonly RemoteOption[] | null {
  // The list as it opens needs no pause.
  const typedKeyword = useTypedText(keyword, keyword === '' ? 0 : PAUSE_MS)
  const [search, setSearch] = useState<{ readonly keyword: string; readonly options: readonly RemoteOption[] } | null>(
    null,
  )
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const options = url === null ? [] : await searchRemoteOptions(url, typedKeyword, stop.signal)
      if (!stop.signal.aborted) setSearch({ keyword: typedKeyword, options })
    }
    void load()
    return () => stop.abort()
  }, [url, typedKeyword])
  return search?.keyword === keyword ? search.options : null
}

function RemoteWidget(props: Props) {
  const { field, value } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickField {...useControl(props)} chosenText={value?.label} isOpen={open} onOpen={() => setOpen(true)} />
      <Sheet open={open} title={field.title} onClose={() => setOpen(false)}>
        <OptionSearch {...props} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function OptionSearch({ onDone, ...props }: Props & { readonly onDone: () => void }) {
  const t = useT()
  const { field, value, onChange } = props
  const [keyword, setKeyword] = useState('')
  const options = useOptions(useOptionsUrl(props), keyword.trim())
  return (
    <>
      <TextField
        kind="search"
        label={t('common.search')}
        placeholder={t('form.keyword')}
        isStacked
        value={keyword}
        onChange={setKeyword}
        maxLength={100}
      />
      <View className={s.results} role="group" aria-label={field.title}>
        {(options ?? []).map((option) => (
          <Pressable
            key={option.value}
            checked={option.value === value?.value}
            className={cx(s.result, option.value === value?.value && s.on)}
            onTap={() => {
              onChange(option)
              onDone()
            }}
          >
            <Text>{option.label}</Text>
          </Pressable>
        ))}
        <View className={s.note} role="status">
          {options === null ? t('form.searching') : options.length === 0 ? t('form.noOptions') : ''}
        </View>
      </View>
    </>
  )
}

export const remote: Widget<RemoteOption | null> = {
  empty: null,
  parse: (raw) => (isRemoteOption(raw) ? { value: raw.value, label: raw.label } : null),
  Component: RemoteWidget,
}
