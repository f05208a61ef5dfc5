import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { Submission } from '@storefront/contract/entities/forms/submission'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { textField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec, PanelPart } from '@/shared/list/spec'
import { dateTimeText } from '@/lib/time'
import { opsFormKeys, opsFormsApi, type SubmissionsQuery } from '@/services/api/ops/forms'
import s from './components/Ops.module.scss'

/** The number of answers in a row. */
const SHOWN_ANSWERS = 3

function SubmissionRow({ submission }: { readonly submission: Submission }) {
  const { id, user, answers, note, created: createdAt } = submission
  const firstAnswers = answers.filter(({ value }) => value !== '').slice(0, SHOWN_ANSWERS)
  return (
    <RouteLink to="ops.submission.detail" params={{ id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{contactLine(user)}</Text>
        <Text className={s.quiet}>{dateTimeText(createdAt)}</Text>
      </View>
      <View className={s.name}>{firstAnswers.map(({ title, value }) => `${title}: ${value}`).join('  ')}</View>
      {note ? <View className={s.quiet}>{note}</View> : null}
    </RouteLink>
  )
}

/**
 * Returns the list of one form's submissions, the newest first; `fieldFilter` filters by the answer to one of its
 * questions.
 */
export const submissionListOf = (form: number, fieldFilter: PanelPart): ListSpec<Submission, SubmissionsQuery> => ({
  key: (query) => opsFormKeys.submissions({ ...query, form }),
  load: (query, options) => opsFormsApi.submissions({ ...query, form }, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 96,
    render: (submission) => <SubmissionRow submission={submission} />,
  }),
  empty: { text: 'opsForm.noSubmissions', hint: 'list.soonHint', icon: 'doc' },
  search: 'opsForm.searchSubmissions',
  panel: [dateRangeFilter('past'), fieldFilter],
  fields: { field: textField, value: textField },
})
