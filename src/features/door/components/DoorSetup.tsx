import { reentryRules, type ReentryRule } from '@storefront/contract/domain/door/admit'
import type { DoorList, DoorListInput } from '@storefront/contract/entities/door/door'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { draftOf, draftViolation, inputOf, type ListDraft } from '@/features/door/list-draft'
import type { DoorView } from '@/features/door/useDoor'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { doorApi, doorKeys } from '@/services/api/door'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { DateField } from '@/ui/controls/DateField'
import { NumberField } from '@/ui/controls/NumberField'
import { OptionRows } from '@/ui/controls/OptionRows'
import { SelectField } from '@/ui/controls/SelectField'
import { Switch } from '@/ui/controls/Switch'
import { TextArea, TextField } from '@/ui/controls/TextField'
import s from './Door.module.scss'
import { QuestionRows } from './QuestionRows'

interface SetupProps {
  readonly event: number
  readonly view: DoorView
}

/** The check-in lists of an event and their gates, for a supervisor. */
export function DoorSetup({ event, view }: SetupProps) {
  const t = useT()
  const [draft, setDraft] = useState<ListDraft | null>(null)
  if (draft) return <ListForm event={event} view={view} initialDraft={draft} onDone={() => setDraft(null)} />
  const lists = view.lists.filter(({ id }) => id !== null)
  return (
    <View className={s.list}>
      {lists.length === 0 ? <View className={s.hint}>{t('door.setup.none')}</View> : null}
      {lists.map((list) => (
        <View key={list.id ?? 0} className={s.panel}>
          <View className={s.line}>
            <View className={s.title}>{list.name}</View>
            <Button
              size="s"
              kind="secondary"
              label={`${t('door.setup.edit')} ${list.name}`}
              onTap={() => setDraft(draftOf(view, list))}
            >
              {t('door.setup.edit')}
            </Button>
          </View>
          <View className={s.text}>{draftOf(view, list).gates.split('\n').join(' · ')}</View>
          <View className={s.quiet}>{`${t('door.setup.reentry')}: ${t(`door.setup.reentries.${list.reentry}`)}`}</View>
        </View>
      ))}
      <Button wide kind="secondary" onTap={() => setDraft(draftOf(view))}>
        {t('door.setup.newList')}
      </Button>
    </View>
  )
}

const switches = [
  { name: 'takes_registrations', text: 'door.setup.registrations' },
  { name: 'has_exit', text: 'door.setup.exit' },
  { name: 'is_inner', text: 'door.setup.inner' },
  { name: 'needs_rotating', text: 'door.setup.rotating' },
  { name: 'shows_initials', text: 'door.setup.initials' },
] as const

const momentFields = [
  { name: 'opens', text: 'door.setup.opens' },
  { name: 'closes', text: 'door.setup.closes' },
] as const

interface FormProps extends SetupProps {
  readonly initialDraft: ListDraft
  readonly onDone: () => void
}

function ListForm({ event, view, initialDraft, onDone }: FormProps) {
  const t = useT()
  const [draft, setDraft] = useState(initialDraft)
  const { submit, busy } = useSubmit('door_list', (body: DoorListInput, key: string) =>
    doorApi.saveList(event, body, key),
  )
  const { rules } = draft
  const zone = view.door?.event.time_zone.name
  const change = (parts: Partial<ListDraft>) => setDraft((before) => ({ ...before, ...parts }))
  const set = (parts: Partial<DoorList>) => setDraft((before) => ({ ...before, rules: { ...before.rules, ...parts } }))
  const save = async () => {
    const violation = draftViolation(draft)
    if (violation) return feedback.toast(t(`door.setup.${violation}`), { at: 'center' })
    const door = await submit(inputOf(view, draft))
    if (!door) return
    replaceQueryData(doorKeys.door(event), door)
    feedback.toast(t('door.setup.done'), { at: 'center' })
    onDone()
  }
  return (
    <View className={s.list}>
      <View className={s.rows}>
        <TextField label={t('door.setup.name')} value={rules.name} maxLength={50} onChange={(name) => set({ name })} />
        <TextArea
          label={t('door.setup.gates')}
          description={t('door.setup.gatesHint')}
          value={draft.gates}
          onChange={(gates) => change({ gates })}
        />
        {view.types.length > 0 ? (
          <OptionRows
            label={t('door.setup.types')}
            description={t('door.setup.typesHint')}
            one={false}
            options={view.types.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosenValues={(rules.type_ids ?? []).map(String)}
            onChange={(values) => set({ type_ids: values.length === 0 ? null : values.map(Number) })}
          />
        ) : null}
        {view.types.length > 0 ? (
          <OptionRows
            label={t('door.setup.attention')}
            description={t('door.setup.attentionHint')}
            one={false}
            options={view.types.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosenValues={rules.attention_type_ids.map(String)}
            onChange={(values) => set({ attention_type_ids: values.map(Number) })}
          />
        ) : null}
        {momentFields.map(({ name, text }) => (
          <DateField
            key={name}
            kind="datetime"
            label={t(text)}
            description={zone && t('door.setup.zone', { zone })}
            clearable
            value={draft[name]}
            onChange={(moment) => change({ [name]: moment })}
          />
        ))}
        <SelectField
          label={t('door.setup.reentry')}
          options={reentryRules.map((rule) => ({ value: rule, label: t(`door.setup.reentries.${rule}`) }))}
          value={rules.reentry}
          onChange={(value) =>
            set({ reentry: reentryRules.find((rule): rule is ReentryRule => rule === value) ?? 'once' })
          }
        />
        {switches.map(({ name, text }) => (
          <Switch key={name} label={t(text)} checked={rules[name]} onChange={(isOn) => set({ [name]: isOn })} />
        ))}
        <NumberField
          kind="number"
          label={t('door.setup.minAge')}
          description={t('door.setup.minAgeHint')}
          value={draft.minAge}
          onChange={(minAge) => change({ minAge })}
        />
      </View>
      <QuestionRows questions={draft.questions} onChange={(questions) => change({ questions })} />
      <Button wide busy={busy} onTap={() => void save()}>
        {t('door.setup.save')}
      </Button>
      <Button wide kind="ghost" onTap={onDone}>
        {t('door.setup.cancel')}
      </Button>
    </View>
  )
}
