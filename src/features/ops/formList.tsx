import type { OpsForm } from '@storefront/contract/entities/forms/submission'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { opsFormKeys, type OpsFormsQuery, opsFormsApi } from '@/services/api/ops/forms'
import s from './components/Ops.module.scss'

function FormRow({ form }: { readonly form: OpsForm }) {
  const t = useT()
  const { id, title, is_active, submissions, today, last_submitted: lastAt } = form
  return (
    <RouteLink to="ops.form.submissions" params={{ id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{title}</Text>
        <Text className={s.status}>{t(is_active ? 'opsForm.on' : 'opsForm.off')}</Text>
      </View>
      <View
        className={s.text}
      >{`${t('opsForm.count', { n: submissions })} · ${t('opsForm.today', { n: today })}`}</View>
      {lastAt ? <View className={s.quiet}>{t('opsForm.last', { time: dateTimeText(lastAt) })}</View> : null}
    </RouteLink>
  )
}

/** Forms, with how often they were filled in. */
export const opsFormList: ListSpec<OpsForm, OpsFormsQuery> = {
  key: opsFormKeys.forms,
  load: (query, options) => opsFormsApi.forms(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 92, render: (form) => <FormRow form={form} /> }),
  empty: { text: 'opsForm.noForms', hint: 'list.studioHint', icon: 'doc' },
  search: 'opsForm.searchForms',
}
