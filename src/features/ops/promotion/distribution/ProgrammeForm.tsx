import type { DistSetting } from '@storefront/contract/entities/promotion/distribution'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { FieldForm } from '@/features/ops/promotion/form/FieldForm'
import type { Draft, FieldRow } from '@/features/ops/promotion/form/fields'
import { QueryBody } from '@/features/ops/promotion/SectionScreen'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type DistSettingInput, opsPromoterApi, opsPromoterKeys } from '@/services/api/ops/promotion'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'

type SettingField = 'is_open' | 'attribution_days' | 'settle_days' | 'has_second_level'

const DAYS_MAX = 90
const rows: readonly FieldRow<SettingField>[] = [
  { name: 'is_open', label: 'opsPromoter.isOpen', kind: 'switch' },
  {
    name: 'attribution_days',
    label: 'opsPromoter.attributionDays',
    hint: 'opsPromoter.attributionHint',
    kind: 'number',
    min: 1,
    max: DAYS_MAX,
  },
  {
    name: 'settle_days',
    label: 'opsPromoter.settleDays',
    hint: 'opsPromoter.settleHint',
    kind: 'number',
    min: 1,
    max: DAYS_MAX,
  },
  { name: 'has_second_level', label: 'opsPromoter.hasSecondLevel', kind: 'switch' },
]

const draftOf = ({ is_open, attribution_days, settle_days, has_second_level }: DistSetting): Draft<SettingField> => ({
  is_open: is_open ? 'true' : '',
  attribution_days: String(attribution_days),
  settle_days: String(settle_days),
  has_second_level: has_second_level ? 'true' : '',
})

const inputOf = (draft: Draft<SettingField>, hasReadRule: boolean): DistSettingInput => ({
  is_open: draft.is_open === 'true',
  attribution_days: Number(draft.attribution_days),
  settle_days: Number(draft.settle_days),
  has_second_level: draft.has_second_level === 'true',
  has_read_rule: hasReadRule,
})

/** The settings of the programme. WeChat's rule has to be read before a second level is switched on. */
export function ProgrammeForm() {
  const query = useQuery({
    queryKey: opsPromoterKeys.setting(),
    queryFn: ({ signal }) => opsPromoterApi.setting({ signal }),
    staleTime: 0,
  })
  return (
    <QueryBody query={query} isFresh>
      {(setting) => <SettingForm key={JSON.stringify(setting)} setting={setting} />}
    </QueryBody>
  )
}

function SettingForm({ setting }: { readonly setting: DistSetting }) {
  const t = useT()
  const { submit, busy } = useSubmit('ops_dist_setting', (body: DistSettingInput) => opsPromoterApi.saveSetting(body))
  const save = async (draft: Draft<SettingField>): Promise<boolean> => {
    const isNew = draft.has_second_level === 'true' && !setting.has_second_level
    const rule = {
      title: t('opsPromoter.ruleTitle'),
      text: setting.second_level_rule,
      confirmText: t('opsPromoter.ruleRead'),
    }
    if (isNew && !(await confirm(rule))) return false
    const savedSetting = await submit(inputOf(draft, isNew))
    if (!savedSetting) return false
    replaceQueryData(opsPromoterKeys.setting(), savedSetting)
    feedback.toast(t('ops.saved'), { at: 'center' })
    return true
  }
  return (
    <View className={s.page}>
      <FieldForm rowsOf={() => rows} initialDraft={draftOf(setting)} busy={busy} save={save} />
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('opsPromoter.ruleTitle')}
        </View>
        <View className={s.text}>{setting.second_level_rule}</View>
      </View>
    </View>
  )
}
