import { SEARCH_DEBOUNCE_MS } from '@storefront/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useTypedText } from '@/shared/search/useTypedText'
import { useScreenState } from '@/shared/screen/useScreenState'
import { PickField } from '@/ui/controls/PickField'
import { TextField } from '@/ui/controls/TextField'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './Form.module.scss'
import { searchTargets, type Target, targetName, type TargetSource } from './target-source'

interface TargetFieldProps {
  readonly label: string
  readonly source: TargetSource
  /** An id as text; empty while nothing is chosen. */
  readonly value: string
  readonly error?: string | null
  readonly description?: string
  readonly onChange: (id: string) => void
}

/** A product, a category or a coupon, chosen by its name; one that no list shows by its number. */
export function TargetField({ label, source, value, error, description, onChange }: TargetFieldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const nameQuery = useQuery({
    queryKey: ['ops', 'target', source, value],
    queryFn: ({ signal }) => targetName[source](Number(value), { signal }),
    enabled: value !== '',
    retry: false,
  })
  const chosenText = value === '' ? undefined : nameQuery.data || t('promoForm.byNumber', { id: value })
  const pick = (id: number) => {
    onChange(String(id))
    setOpen(false)
  }
  return (
    <>
      <PickField
        label={label}
        chosenText={chosenText}
        error={error}
        description={description}
        isStacked
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      {isOpen ? <TargetSheet title={label} source={source} onPick={pick} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface TargetSheetProps {
  readonly title: string
  readonly source: TargetSource
  readonly onPick: (id: number) => void
  readonly onClose: () => void
}

function TargetSheet({ title, source, onPick, onClose }: TargetSheetProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const text = useTypedText(search.trim(), SEARCH_DEBOUNCE_MS)
  const query = useQuery({
    queryKey: ['ops', 'targets', source, text],
    queryFn: ({ signal }) => searchTargets[source](text, { signal }),
  })
  const state = useScreenState(query)
  const byNumber: Target[] = /^[1-9]\d{0,9}$/.test(text)
    ? [{ id: Number(text), name: t('promoForm.byNumber', { id: text }) }]
    : []
  return (
    <Sheet open title={title} onClose={onClose}>
      <TextField kind="search" label={t('promoForm.search')} value={search} maxLength={60} onChange={setSearch} />
      {state.kind === 'loading' ? <SkeletonRows /> : null}
      {state.kind === 'failed' ? <Failure {...state} /> : null}
      <View role="list">
        {[...byNumber, ...(query.data ?? [])].map(({ id, name }) => (
          <View key={`${id} ${name}`} role="listitem">
            <Pressable className={s.target} onTap={() => onPick(id)}>
              <Text>{name}</Text>
            </Pressable>
          </View>
        ))}
      </View>
      {query.data?.length === 0 && byNumber.length === 0 ? (
        <View className={s.nothing}>{t('promoForm.noTarget')}</View>
      ) : null}
    </Sheet>
  )
}
