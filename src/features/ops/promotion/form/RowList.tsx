import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import type { Draft, FieldRow } from './fields'
import { FieldRows } from './FieldRows'
import s from './Form.module.scss'

interface RowListProps<N extends string> {
  readonly rowsOf: (draft: Draft<N>) => readonly FieldRow<N>[]
  readonly drafts: readonly Draft<N>[]
  readonly emptyDraft: Draft<N>
  readonly max: number
  readonly showsErrors: boolean
  readonly texts: { readonly add: string; readonly none: string; readonly nameOf: (n: number) => string }
  readonly onChange: (drafts: readonly Draft<N>[]) => void
}

/** The same table of fields several times: levels, prizes. */
export function RowList<N extends string>({
  rowsOf,
  drafts,
  emptyDraft,
  max,
  showsErrors,
  texts,
  onChange,
}: RowListProps<N>) {
  const t = useT()
  const change = (index: number, name: N, text: string) =>
    onChange(drafts.map((draft, n) => (n === index ? { ...draft, [name]: text } : draft)))
  return (
    <View className={s.form}>
      {drafts.length === 0 ? <View className={s.empty}>{texts.none}</View> : null}
      {drafts.map((draft, n) => {
        const name = texts.nameOf(n + 1)
        return (
          <View key={name} className={s.rows}>
            <View className={s.rowHead}>
              <View className={s.rowTitle}>{name}</View>
              <Button
                size="s"
                kind="ghost"
                label={`${t('promoForm.remove')} ${name}`}
                onTap={() => onChange(drafts.filter((_, index) => index !== n))}
              >
                {t('promoForm.remove')}
              </Button>
            </View>
            <FieldRows
              rows={rowsOf(draft)}
              draft={draft}
              showsErrors={showsErrors}
              prefix={name}
              onChange={(field, text) => change(n, field, text)}
            />
          </View>
        )
      })}
      {drafts.length < max ? (
        <Button wide kind="secondary" onTap={() => onChange([...drafts, emptyDraft])}>
          {texts.add}
        </Button>
      ) : null}
    </View>
  )
}
